/* A bot that takes any option, in C. Try it: cc -o any any.c && ostraka arena thebes exec:./any random */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

int main(void) {
  char *line = NULL;
  size_t room = 0;
  long options[4096];
  int n = 0;
  while (getline(&line, &room, stdin) != -1) { /* lines can be long: a view is one line */
    if (!strncmp(line, "ostraka-bot ", 12)) puts("name Any in C\nready");
    else if (!strncmp(line, "question ", 9)) n = 0;
    else if (!strncmp(line, "option ", 7) && n < 4096) options[n++] = strtol(line + 7, NULL, 10);
    else if (!strncmp(line, "think ", 6)) printf("choose %ld\n", options[strtol(line + 6, NULL, 10) % n]);
    else if (!strncmp(line, "quit", 4)) break;
    fflush(stdout);
  }
  free(line);
  return 0;
}
