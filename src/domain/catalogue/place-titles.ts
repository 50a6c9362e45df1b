/** The parts of a building, in the order of the Products page. The firm's list has no groups: these help visitors to find a category. */
export const placeTitles = {
  walls: 'Walls',
  floors: 'Floors',
  ceilings: 'Ceilings',
  facades: 'Facades',
  'windows-and-outdoors': 'Windows and outdoors',
};

export type PlaceId = keyof typeof placeTitles;
