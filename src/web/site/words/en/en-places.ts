/** The cities where the demo's firm has an office; `cityIn` leaves others as the owner wrote them. */
export const enPlaces = {
  delhi: 'Delhi',
  bhubaneswar: 'Bhubaneswar',
};
