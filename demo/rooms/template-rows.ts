/** Style, then its rooms: floor plan, name, and what the designer would say first. */
export type TemplateRow = readonly [floorplan: string, name: string, says: string];

export const templateRows: Readonly<Record<string, readonly TemplateRow[]>> = {
  modern: [
    [
      "primary-bath-13x12",
      "Plumb Line Primary Bath",
      "Large slabs, square edges and a tub that sits exactly on the axis of the door.",
    ],
    [
      "three-quarter-corner",
      "Right Angle Shower Bath",
      "A small bath drawn with a ruler: one corner of glass, one band of black metal.",
    ],
    ["powder-5x6", "Short Answer Powder Room", "Two fixtures, one mirror and nothing to dust."],
    [
      "one-wall-island-15x13",
      "Long Counter Kitchen",
      "Everything tall stands on one wall, so that the island keeps the view.",
    ],
    ["galley-8x12", "Two Steps Galley", "Flat fronts on both sides make a narrow room read as one line."],
    [
      "living-14x18",
      "North Window Living Room",
      "Low furniture under tall windows, with one dark wall to hold it.",
    ],
    [
      "primary-bedroom-14x15",
      "Quiet Grid Bedroom",
      "A low bed, two tall windows and walls the color of plaster.",
    ],
    [
      "pool-deck-29x44",
      "Level Water Pool Deck",
      "Large pale pavers run from the slider to the coping without a step.",
    ],
  ],
  scandinavian: [
    [
      "hall-bath-5x8",
      "Snowmelt Hall Bath",
      "White tile with a gray joint, a patterned floor and a little oak.",
    ],
    [
      "jack-and-jill",
      "Two Sisters Bath",
      "A bath for two bedrooms, bright enough to share on a dark morning.",
    ],
    ["basement-bath-5x8", "Lower Deck Bath", "No window, so white tile and opal light do the work of one."],
    ["l-kitchen-10x9", "Birch Corner Kitchen", "White fronts, a wooden top and a shelf's worth of color."],
    ["one-wall-14", "Studio Line Kitchen", "One wall cooks, one table eats: a kitchen for a single room."],
    [
      "apartment-living-11x14",
      "Third Floor Living Room",
      "Pale wood, wool and one wide window in a room of 158 square feet.",
    ],
    ["laundry-galley-8x10", "Clothesline Laundry", "Machines left, folding right, daylight at the end."],
    [
      "front-porch-8x20",
      "Midsummer Porch",
      "A bench's depth of shade, pale pavers and two chairs that face the street.",
    ],
  ],
  japandi: [
    [
      "spa-bath-11x10",
      "Still Water Spa Bath",
      "A deep tub before a low window, stone underfoot and almost nothing on the walls.",
    ],
    ["wet-room-9x8", "Cedar Rain Wet Room", "Shower and soaking tub share one floor, as in a bathhouse."],
    [
      "powder-3x7",
      "Paper Lantern Powder Room",
      "A narrow room calmed by warm plaster colors and a single opal light.",
    ],
    [
      "u-kitchen-12x12",
      "Ash and Iron Kitchen",
      "Wood fronts without handles around a floor that stays empty.",
    ],
    ["apartment-kitchen-8x9", "Tea Hour Kitchen", "A small kitchen where every object is meant to be seen."],
    ["den-11x13", "Folding Screen Den", "A room for reading: linen, low wood and shade."],
    [
      "guest-room-10x11",
      "Tatami Edge Guest Room",
      "A bed between two windows, a chest, and space to set a bag down.",
    ],
    [
      "courtyard-17x18",
      "Raked Gravel Courtyard",
      "Dark basalt, clipped green and a table in the middle of the sky.",
    ],
  ],
  coastal: [
    [
      "hall-bath-5x8-side-door",
      "Harbor Light Hall Bath",
      "Sky blue tile over a white tub, and a floor of small hexagons that sand will not hurt.",
    ],
    [
      "primary-bath-12x8",
      "Driftline Primary Bath",
      "Sea-glass walls, weathered planks and a tub under the window.",
    ],
    [
      "guest-bath-6x9",
      "Lighthouse Guest Bath",
      "White tile to the shoulder and a patterned floor the color of deep water.",
    ],
    [
      "peninsula-15x11",
      "Ferry Landing Kitchen",
      "White doors, glassy tile and two stools on the side of the view.",
    ],
    [
      "l-island-15x13",
      "Low Tide Kitchen",
      "A blue island in a white kitchen, with stone that looks combed by waves.",
    ],
    ["sunroom-12x14", "Seagrass Sunroom", "Glass on three sides, pale linen and plants that like the light."],
    ["bedroom-11x12", "Screen Door Bedroom", "Bleached planks, a linen bed and a fan that turns all night."],
    ["patio-12x16", "Shell Path Patio", "Shellstone pavers off the living room and seats that may get wet."],
  ],
  transitional: [
    [
      "hall-bath-5x10-linen",
      "Maple Street Hall Bath",
      "A familiar bath with better proportions: 36 inches of vanity and a linen cabinet.",
    ],
    [
      "primary-bath-10x9",
      "Evening Shift Primary Bath",
      "A navy double vanity, marble hexagons and a shower for two people in a hurry.",
    ],
    [
      "accessible-bath-9x9",
      "Open Turn Bath",
      "Room to turn a chair, a shower without a curb, and nothing that looks like a hospital.",
    ],
    ["l-kitchen-12x12", "Sunday Table Kitchen", "Shaker doors, quartz and a round table near the window."],
    [
      "two-wall-island-13x14",
      "Back Porch Kitchen",
      "Range, sink and island in a triangle that takes eleven steps.",
    ],
    [
      "family-room-15x19",
      "Cul-de-Sac Family Room",
      "A deep sofa toward the screen, a slider toward the yard.",
    ],
    [
      "mud-laundry-10x11",
      "Cleat and Hook Mudroom",
      "Boots by the door, machines by the window, cabinets in between.",
    ],
    [
      "covered-patio-14x20",
      "Long Weekend Patio",
      "Bluestone under a roof, with a place to sit and a place to eat.",
    ],
  ],
  "organic-modern": [
    [
      "primary-bath-alcove",
      "River Stone Primary Bath",
      "Pebbles underfoot, curved edges and a toilet that nobody sees.",
    ],
    [
      "three-quarter-5x8",
      "Clay and Linen Shower Bath",
      "Handmade tile, travertine and brushed gold in a room of forty square feet.",
    ],
    [
      "powder-entry-6x5",
      "Warm Plaster Powder Room",
      "An arched mirror, a reeded front and a color between sand and skin.",
    ],
    [
      "great-kitchen-17x15",
      "Slow Morning Kitchen",
      "A long oak island, quartzite like drifted sand and tile with a hand in it.",
    ],
    ["galley-through-8x11", "Beeswax Galley", "A galley in pale wood that people are glad to walk through."],
    ["living-12x16", "Olive Branch Living Room", "Rounded seats, nubby cloth and wide oak boards."],
    ["dining-11x13", "Bread and Salt Dining Room", "A wooden table for six under a single wide light."],
    [
      "plunge-court-16x24",
      "Warm Stone Plunge Court",
      "Limestone, a small pool and walls that hold the heat of the day.",
    ],
  ],
  farmhouse: [
    [
      "square-bath-9x7",
      "Rain Barrel Bath",
      "Black-and-white floor, white tile and a vanity like a worktable.",
    ],
    [
      "primary-bath-10x9",
      "Hayloft Primary Bath",
      "A footed tub under the window and a weathered double vanity.",
    ],
    ["powder-4x6", "Back Door Powder Room", "For muddy hands: small, bright and hard-wearing."],
    [
      "l-island-15x13",
      "Threshing Floor Kitchen",
      "An apron sink, soapstone and an island that has room for pie.",
    ],
    [
      "galley-8x12",
      "Pantry Door Galley",
      "Two runs of shaker doors and a butcher block that can be oiled, not worried about.",
    ],
    [
      "great-room-20x24",
      "Barn Raising Great Room",
      "Sofa and table in one long room with wide boards and iron light.",
    ],
    ["mudroom-7x10", "Muck Boot Mudroom", "Brick underfoot, a bench on the wall and a hook for everybody."],
    [
      "outdoor-kitchen-12x18",
      "Smokehouse Outdoor Kitchen",
      "Brick paving, a grill line and a table for the whole crew.",
    ],
  ],
  cottage: [
    [
      "hall-bath-5x8-pocket",
      "Primrose Hall Bath",
      "Sage tile, a white hexagon floor and a door that slides out of the way.",
    ],
    [
      "guest-bath-6x9",
      "Hollyhock Guest Bath",
      "A quatrefoil floor and a painted vanity, as if they had always been here.",
    ],
    [
      "three-quarter-5x8",
      "Potting Shed Shower Bath",
      "Blush tile over a marble basketweave: sweet, but not sugary.",
    ],
    ["u-kitchen-10x10", "Larder Kitchen", "Painted beadboard, a maple top and a range with a face."],
    [
      "l-kitchen-10x9",
      "Windowsill Kitchen",
      "A checkered floor, marble to roll dough on, and the sink where the light is.",
    ],
    ["den-11x13", "Rainy Day Den", "Books, a soft sofa and a lamp for each end of it."],
    [
      "breakfast-room-9x10",
      "Marmalade Breakfast Room",
      "A round table in a bay, with the morning on three sides.",
    ],
    ["front-porch-8x20", "Gate and Garden Porch", "Red brick, two chairs and pots on every step."],
  ],
  traditional: [
    [
      "primary-bath-two-vanities",
      "Governor's Primary Bath",
      "Two vanities at the door, the tub under the window, marble in between.",
    ],
    [
      "powder-5x6",
      "Visiting Card Powder Room",
      "Marble underfoot, a furniture vanity and a lamp with a shade.",
    ],
    [
      "hall-bath-5x8",
      "Banister Hall Bath",
      "Classic tile to the chair rail and a floor of small woven marble.",
    ],
    [
      "u-kitchen-12x12",
      "Silver Drawer Kitchen",
      "Raised panels, granite and a refrigerator that faces the range.",
    ],
    [
      "two-wall-island-13x14",
      "Walnut Hill Kitchen",
      "A stained cherry kitchen with a painted island, set on a chevron floor.",
    ],
    ["living-14x18", "Fireside Living Room", "A sofa and two chairs in conversation, shelves at one end."],
    [
      "dining-12x15",
      "Holiday Dining Room",
      "Room for eight, a sideboard for the rest, and candles overhead.",
    ],
    ["covered-patio-14x20", "Garden Party Patio", "Ironspot brick, a stone wall and a long afternoon."],
  ],
  mediterranean: [
    [
      "primary-bath-13x12",
      "Cloister Primary Bath",
      "Clay underfoot, handmade tile and a tub that would suit a villa.",
    ],
    [
      "spa-bath-11x10",
      "Olive Press Spa Bath",
      "Olive tile around the rain shower and a sunny patterned floor.",
    ],
    [
      "hall-bath-5x8-side-door",
      "Blue Door Hall Bath",
      "Atlantic blue tile over travertine, with brass that will darken.",
    ],
    ["l-kitchen-12x12", "Casa Loma Kitchen", "Saltillo, weathered doors and a splash of ocher arcs."],
    ["u-kitchen-10x10", "Harvest Oil Kitchen", "Warm marble on three sides of a floor of cut stone."],
    [
      "living-dining-l",
      "Long Lunch Living Room",
      "Terracotta from the sofa to the table and around the corner.",
    ],
    [
      "laundry-galley-8x10",
      "Courtyard Laundry",
      "A hard-working room with a floor that would suit a kitchen.",
    ],
    [
      "courtyard-17x18",
      "Four Arches Courtyard",
      "Golden stone, pots in the corners and a table in the shade of the house.",
    ],
  ],
  industrial: [
    ["three-quarter-corner", "Switchyard Shower Bath", "Black subway tile, concrete and a caged light."],
    [
      "wet-room-9x8",
      "Boiler Room Wet Room",
      "Large gray slabs over a curbless floor, with pipes left to be seen.",
    ],
    ["basement-bath-5x8", "Machine Shop Bath", "Rusted-steel tile and a console on a welded frame."],
    [
      "loft-kitchen-18",
      "Freight Door Kitchen",
      "Dark fronts, a professional range and an island long enough to work at.",
    ],
    [
      "galley-through-8x11",
      "Conveyor Galley",
      "White tile with a dark joint between two rows of charcoal doors.",
    ],
    ["loft-living-16x22", "Steel Sash Loft", "Tall windows, leather and boards that came out of a barn."],
    ["laundry-6x8", "Pressing Room Laundry", "Three boxes on one wall, a dark floor and a strong light."],
    ["roof-terrace-15x22", "Water Tower Terrace", "Gray pavers, a fire and the skyline over the parapet."],
  ],
  "mid-century": [
    [
      "hall-bath-5x8-pocket",
      "Palm Court Hall Bath",
      "Teal tile standing upright, terrazzo and a walnut vanity on legs.",
    ],
    [
      "primary-bath-alcove",
      "Googie Primary Bath",
      "Mustard tile, penny rounds and four globes over the mirror.",
    ],
    ["powder-3x7", "Blue Note Powder Room", "A green terrazzo floor and a round mirror in a slip of a room."],
    ["one-wall-14", "Carport Kitchen", "Walnut slabs, a mustard splash and a range with curves."],
    ["peninsula-15x11", "Atomic Age Kitchen", "Terrazzo tops, picket tile and two stools at the bar."],
    ["living-12x16", "Record Player Living Room", "A long low sofa, walnut and one green wall."],
    [
      "primary-bedroom-14x15",
      "Sunset Strip Bedroom",
      "A walnut bed, brass light and color at the headboard.",
    ],
    ["patio-12x16", "Breeze Block Patio", "Exposed aggregate, golden stone and chairs to lie back in."],
  ],
  "art-deco": [
    [
      "primary-bath-two-vanities",
      "Grand Hotel Primary Bath",
      "Green marble, brass and the symmetry of a lobby.",
    ],
    [
      "powder-entry-6x5",
      "Coat Check Powder Room",
      "Fluted white tile and a curved front: a small room in evening dress.",
    ],
    [
      "hall-bath-5x10-linen",
      "Elevator Hall Bath",
      "Emerald pickets over a floor of marble set on the diagonal.",
    ],
    [
      "apartment-kitchen-8x9",
      "Cocktail Hour Kitchen",
      "Dark fluted fronts, black stone and a floor of red travertine turned a quarter.",
    ],
    [
      "great-kitchen-17x15",
      "Supper Club Kitchen",
      "Green marble, a herringbone floor and a range like a concert grand.",
    ],
    ["apartment-living-11x14", "Penthouse Living Room", "Velvet, brass and one wall of bottle green."],
    [
      "dining-11x13",
      "Overture Dining Room",
      "A walnut table under a burst of brass, on chevrons of dark oak.",
    ],
    ["roof-terrace-15x22", "Skyline Terrace", "Pale limestone, clipped green and an hour before dinner."],
  ],
  "contemporary-luxe": [
    [
      "primary-bath-12x8",
      "Silent Partner Primary Bath",
      "Veined slabs from floor to ceiling and metal the color of champagne.",
    ],
    [
      "jack-and-jill",
      "Double Signature Bath",
      "Dark floor, white marble and two basins on a floating front.",
    ],
    [
      "accessible-bath-9x9",
      "Concierge Bath",
      "Honed stone without a threshold; comfort that does not announce itself.",
    ],
    [
      "one-wall-island-15x13",
      "Collector's Kitchen",
      "Reeded walnut, a marble island and nothing on the counter.",
    ],
    ["loft-kitchen-18", "Private View Kitchen", "Twenty feet of quartzite and a chevron floor."],
    ["great-room-20x24", "Gallery Great Room", "Bouclé, smoked oak and one wall of brown-black marble."],
    [
      "bedroom-11x12",
      "Corner Suite Bedroom",
      "A padded headboard, warm gray walls and lamps at the right height.",
    ],
    [
      "pool-deck-29x44",
      "Champagne Hour Pool Deck",
      "Silver travertine around still water, with four places to lie down.",
    ],
  ],
};
