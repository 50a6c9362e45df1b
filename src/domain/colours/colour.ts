/** The words that name the colours of pictures, in the order in which they are shown. */
export const colours = [
  'white',
  'cream',
  'beige',
  'grey',
  'charcoal',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;

export type Colour = (typeof colours)[number];

/** How many colours a picture has at most. */
export const mostColours = 3;
