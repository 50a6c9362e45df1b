import type { GalleryTexts } from '../gallery-texts.ts';

/** What the galleries say in English in a new shop, by the number in the menu: general knowledge of the trade, as the brochures have it. */
export const englishTexts: GalleryTexts = {
  1: {
    introduction:
      'Thin faces of stone or brick look, set on the wall in mortar or in panels that interlock. They take the sun and the rain, so that the wall behind need not.',
    usedFor: 'Outside walls, plinths, gate posts, and feature walls indoors.',
    notFor: 'Above one storey without asking first: the wall must carry the weight.',
    sizes:
      'Stone veneer: panels of about 150 × 600 mm, 10 to 30 mm thick, are common. Thin brick: about 65 to 75 mm high and 200 to 240 mm long.',
    care: 'Water and a soft brush once a year. No acid on stone. Look at joints, anchors and open mortar after each monsoon.',
  },
  2: {
    introduction:
      'Striped fabric with a scalloped valance, on an aluminium frame: shade over a shop front or a terrace that rolls away.',
    usedFor: 'Shop fronts, cafés, balconies and windows.',
    notFor: 'Wind: the awning is rolled in. No barbecue and no embers under it.',
    sizes: 'Made to measure; the arm’s reach is commonly 1.5 to 3.5 m.',
    care: 'Brushed dry, washed with mild soap, and rolled up only when dry.',
  },
  3: {
    introduction:
      'Roller, zebra, venetian and vertical. A roller is a plain sheet, a zebra is two that slide past each other, a venetian tilts, a vertical draws aside.',
    usedFor: 'Homes, offices, clinics and hotels.',
    notFor: 'Loose cords near children: ask for a cordless or a chain-guarded blind.',
    sizes: 'Made to measure; wide windows are divided. Slats: venetian 25 or 50 mm, vertical 89 or 100 mm.',
    care: 'Dust weekly with a soft brush, and dab marks with a damp cloth. Wood slats stay dry.',
  },
  4: {
    introduction:
      'One surface from wall to wall, with few seams or none. An underlay makes it softer, quieter and longer-lived.',
    usedFor: 'Bedrooms, hotels, cinemas and boardrooms.',
    sizes: 'Rolls 3.66 m or 4 m wide.',
    care: 'Vacuum daily where many walk, weekly elsewhere. Blot spills at once with a white cloth, from the edge inwards. Washed by extraction once or twice a year.',
  },
  5: {
    introduction:
      'Tiles lie in a metal grid and lift out one by one. A plain ceiling with a lit cove hides its lamps in a step.',
    usedFor: 'Offices, shops, clinics and homes.',
    sizes: 'Grid: 600 × 600 mm, with tiles of 595 × 595 mm.',
    care: 'A vacuum cleaner with a soft brush, twice a year. Stained tiles are changed, and the leak above them is found first.',
  },
  6: {
    introduction:
      'A thin film on the glass that holds back part of the heat, the glare and nearly all of the ultraviolet light. By day the outside looks tinted or mirrored.',
    usedFor: 'Offices, glazed façades and shop windows.',
    notFor: 'Glass that was not checked: some panes may crack from the added heat.',
    sizes: 'Rolls 1.52 m wide and 30 m long.',
    care: 'Not touched for a month, then a soft cloth and soapy water. Never ammonia, blades or abrasive pads.',
  },
  8: {
    introduction:
      'Two greens and a curled thatch below make it look like a lawn a week after mowing. It needs no water.',
    usedFor: 'Terraces, balconies, courtyards and play corners.',
    notFor: 'Barbecues and embers. In the sun it warms up: rinse it before bare feet.',
    sizes: 'Rolls 2 m or 4 m wide and 25 m long; pile of 20 to 50 mm.',
    care: 'Brush it against the pile, take the leaves off, and rinse it when dusty.',
  },
  9: {
    introduction: 'The first metres inside a door take most of the dirt. A mat must be long enough for both feet.',
    usedFor: 'Entrances indoors and under a porch. In a well, level with the floor, nobody trips.',
    sizes: '400 × 600 mm, 450 × 750 mm, or cut to a well.',
    care: 'Shaken out weekly: a full mat carries dirt in.',
  },
  10: {
    introduction:
      'Smooth sheets or hollow boards with a printed face, in marble and wood looks. Water does not trouble them, so they go where plaster fails.',
    usedFor: 'Living rooms, shops, corridors, and the dry side of bathrooms.',
    notFor: 'Near stoves and other sources of heat: PVC softens.',
    sizes:
      'Boards: 200 to 300 mm wide, 2.4 to 3 m long, 5 to 10 mm thick. Marble sheets: 1.22 × 2.44 m, about 3 mm thick.',
    care: 'A dry or damp soft cloth every week; mild soap on marks. No thinner and no abrasive powder.',
  },
  11: {
    introduction:
      'Squares that are laid in any direction and changed one by one. Cables run below them, and a stain is one tile.',
    usedFor: 'Offices, meeting rooms, libraries and shops.',
    sizes: 'Tiles: 500 × 500 mm. Planks: 250 × 1000 mm.',
    care: 'Vacuum daily where many walk, weekly elsewhere. Blot spills at once with a white cloth. Use castors for soft floors, or a mat under the chair.',
  },
  12: {
    introduction: 'Carpets in soft, plain tones, cut from the roll. A soft floor quiets a room.',
    usedFor: 'Bedrooms, hotels and boardrooms.',
    sizes: 'Rolls 3.66 m or 4 m wide.',
    care: 'Vacuum daily where many walk, weekly elsewhere. Blot spills at once with a white cloth, from the edge inwards; never rub.',
  },
  13: {
    introduction:
      'Large flat panels on a frame, with open joints and air behind them. The wall stays dry, and a damaged panel is changed by itself.',
    usedFor: 'Façades, balconies and sunshades.',
    sizes: 'Sheets of about 1.2 × 2.4 m and larger, 6 to 10 mm thick for façades.',
    care: 'Water and a soft brush once a year, with mild soap. Graffiti at once, with the cleaner that the maker names.',
  },
  14: {
    introduction:
      'Extruded blades on a hidden frame, upright or level. Level blades shade a high sun; upright ones shade a low one.',
    usedFor: 'Façades, plant screens, car parks and terraces.',
    sizes: 'Blades are cut to drawing; the span between supports depends on the blade and on the wind.',
    care: 'Water and a mild soap twice a year; no pressure jet from near. Look at screws and gaps once a year, before the monsoon.',
  },
  15: {
    introduction:
      'Fluted boards that interlock, so that the fixing of one is hidden by the next. They go over a sound wall without wet work.',
    usedFor: 'Behind sofas, beds, televisions and reception desks.',
    sizes: 'Boards commonly 2.9 m long and 120 to 220 mm wide.',
    care: 'A soft brush along the flutes, then a damp cloth. No solvents, bleach or abrasive pads.',
  },
  16: {
    introduction: 'Co-extruded boards: a polymer cap around the core keeps off stains and slows fading.',
    usedFor: 'Façades, balconies, gates and compound walls.',
    notFor: 'Fixing without gaps at the ends: the boards grow and shrink with heat along their length.',
    sizes: 'Boards commonly 2.9 to 3.6 m long.',
    care: 'Water and a mild soap twice a year; no pressure jet from near. Look for loose screws once a year, before the monsoon.',
  },
  17: {
    introduction:
      'High-pressure laminate is paper and resin pressed hot into a sheet that is hard, hygienic and takes any decor.',
    usedFor: 'Wall panels, doors, furniture and counters; schools, clinics, offices and kitchens.',
    notFor: 'Outdoors, unless it is exterior grade. Hot pots go on a trivet.',
    sizes:
      'Sheets: 1.22 × 2.44 m is common. Thin laminate 0.6 to 1.5 mm, bonded to a board; compact 2 to 25 mm, carries itself.',
    care: 'A damp cloth, then a dry one; mild soap or a little alcohol on grease. No abrasive pads, strong acids or wax.',
  },
  18: {
    introduction:
      'Wallpaper dresses a wall in a day and sets the scale of a room: murals, foliage and ornament, and fine geometry that stands behind furniture.',
    usedFor: 'Living rooms, bedrooms, receptions, corridors and meeting rooms; one wall or all four.',
    notFor: 'Wet walls, and plaster that is still drying.',
    sizes:
      'Rolls 0.53 m wide and about 10 m long, or 1.06 m wide and 10 to 16 m long, are common. Murals are printed to the measured wall.',
    care: 'A soft dry brush or cloth, from the top down. Vinyl takes a damp cloth; plain paper takes none. Strong sun fades any print.',
  },
  19: {
    introduction:
      'Planks lengthen a room; herringbone makes it a hall. Light from a window along the planks hides the joints.',
    usedFor: 'Living rooms, bedrooms, offices and shops.',
    notFor: 'Bathrooms, and floors that are washed with water.',
    sizes:
      'Planks: 1.2 to 2.2 m long and 120 to 220 mm wide; engineered 12 to 15 mm thick, laminate 8 to 12 mm. Herringbone: blocks of about 90 × 600 mm.',
    care: 'Sweep, then a well-wrung cloth; wipe water at once. Felt pads under furniture. Oiled and lacquered floors each have their own soap.',
  },
  20: {
    introduction:
      'Hollow beams in rows below a dark slab: the eye sees wood, the services stay within reach. Linear lights fit between the beams.',
    usedFor: 'Lobbies, restaurants, corridors and covered terraces.',
    sizes: 'Commonly 2.9 to 3.6 m long; spaced 50 to 150 mm.',
    care: 'A vacuum cleaner with a soft brush, twice a year; a damp cloth and a mild soap.',
  },
  21: {
    introduction: 'Closed boards with a narrow joint, indoors or under a roof overhang. Downlights sit in cut-outs.',
    usedFor: 'Lobbies, porches, balconies and roof overhangs.',
    sizes: 'Boards commonly 2.9 to 3 m long.',
    care: 'A damp cloth and a mild soap.',
  },
  22: {
    introduction: 'Bonded rubber grain, dense and slip-resistant. It protects the slab below and the people above.',
    usedFor: 'Weights rooms, studios and play areas indoors.',
    notFor: 'Rooms that cannot be aired at first: new rubber smells.',
    sizes: 'Rolls: 1 to 1.25 m wide, 4 to 12 mm thick. Tiles: 500 × 500 mm or 1 × 1 m, 15 to 40 mm thick.',
    care: 'A vacuum cleaner and a neutral cleaner; no oil and no solvent. Weights go on racks and mats.',
  },
  23: {
    introduction:
      'Mats of artificial leaves that clip to a mesh. They are green in every season and in any light, and need no gardener.',
    usedFor: 'Lounges, cafés, balconies and shop fronts.',
    notFor: 'Outdoors, unless the leaves are made to stand the sun. No embers near them.',
    sizes: 'Mats of 500 × 500 mm or 1 × 1 m.',
    care: 'Dusted with a blower or a duster; indoors a damp cloth now and then.',
  },
  24: {
    introduction: 'Soft sheets with a self-adhesive back: a day’s work for a child’s room or behind a bed.',
    usedFor: 'Bedrooms, children’s rooms and rented rooms.',
    notFor: 'Near flames and heaters.',
    sizes: 'Sheets of about 700 × 770 mm, 3 to 10 mm thick.',
    care: 'A dry or damp soft cloth every week; mild soap on marks. No thinner and no abrasive powder.',
  },
  25: {
    introduction: 'Fins that take up sound on both faces. Cut to curves they make a wave across the room.',
    usedFor: 'Open offices, halls, classrooms and canteens.',
    sizes: 'Cut from felt boards of about 1.2 × 2.4 m, 9 to 25 mm thick.',
    care: 'A vacuum cleaner with a soft brush, twice a year. Marks are dabbed with a damp white cloth; nothing is rubbed.',
  },
};
