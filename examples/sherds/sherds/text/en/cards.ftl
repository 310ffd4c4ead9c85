### The sherds: which pot they belong to, and what they count in an offer.

card-0 = amphora 1
card-1 = krater 2
card-2 = kylix 3
card-3 = hydria 4
card-4 = amphora 5
card-5 = krater 6
card-6 = kylix 7
card-7 = hydria 8
card-8 = amphora 9
card-9 = krater 10
card-10 = kylix 11
card-11 = hydria 12
card-12 = amphora 13
card-13 = krater 14
card-14 = kylix 15
card-15 = hydria 16
card-16 = amphora 17
card-17 = krater 18
card-18 = kylix 19
card-19 = hydria 20
card-20 = amphora 21
card-21 = krater 22
card-22 = kylix 23
card-23 = hydria 24
