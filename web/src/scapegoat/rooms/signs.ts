/** The sign of what a room gives. */
export const SIGNS: Record<string, string> = {
  chapel: 'book',
  radio_room: 'guard',
  dining_hall: 'stamina',
  infirmary: 'drug',
  exercise_yard: 'trade',
  visiting_area: 'gun',
  workshop: 'tool',
  recreation_room: 'cash',
  cell_block: 'knife',
  laundry: 'clothes',
  guards_room: 'key',
  wardens_office: 'blackmail',
};
