/** Bytes of red, green, blue and alpha for each pixel, row by row from the top left, as browsers give and take them. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
};

/** In pixels of a photo, from its top left corner; the middle of the first pixel is [0.5, 0.5]. */
export type Point = readonly [x: number, y: number];

/** Of a rectangle on the wall, as they are in the photo: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];
