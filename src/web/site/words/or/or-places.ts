/** The cities where the demo's firm has an office; `cityIn` leaves others as the owner wrote them. */
export const orPlaces = {
  delhi: 'ଦିଲ୍ଲୀ',
  bhubaneswar: 'ଭୁବନେଶ୍ୱର',
};
