"""Playing in a terminal. No rules here: everything comes from views, questions and words."""
