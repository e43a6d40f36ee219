import { type Brand, brands, type Naming } from "./brands.ts";

interface Words {
  first: readonly string[];
  second: readonly string[];
  /** How the two stand together. */
  join: "space" | "word";
}

const list = (text: string) => text.split(" ");

const words: Record<Naming, Words> = {
  ridges: {
    first: list(
      "Calder Tamarack Bellows Sawtooth Kestrel Hemlock Grayling Cinder Marten Thornback Wolfpen Juniper Slatefall Rimrock Buckhorn Larkspur Coldwater Pinery Ironbark Boulder Cutler Osprey Hatchet Fallow Timberline Copperhead Stillhouse Blackgum Sorrel Redtail Lantern Mossback Caraway Sumac Whetstone Bracken Harrow Chinquapin Foxfire Drover",
    ),
    second: list(
      "Ridge Gap Hollow Fork Bluff Notch Summit Pass Ledge Knob Crossing Run Spur Bald Draw Scarp Divide Crest Shelf Bench Saddle Trace Cut Rise Creek Overlook Mill Narrows Point Branch Gorge Flats Switchback Slope Reach Ford Landing Spring Grade Stand",
    ),
    join: "space",
  },
  coves: {
    first: list(
      "Ashby Pelham Marlin Tidewell Gannet Penrose Saltash Fennick Harrier Morrow Dunbar Seacombe Wexley Cormorant Ravel Stenhope Bexhill Tolland Yarrow Lorne Kelsey Amble Portree Sable Tern Merrion Windle Cawsand Trevose Holm Brixby Sandling Wending Lundy Purbeck Shingle Eddy Plover Corran Aldney",
    ),
    second: list(
      "Cove Quay Sound Point Shoal Harbor Haven Reach Strand Bay Light Head Neck Spit Inlet Landing Wharf Jetty Bar Mole Passage Roads Island Pier Staithe Narrows Key Shelf Tide Anchorage Slip Bight Beacon Channel Rock Shore Ferry Deep Mouth Mooring",
    ),
    join: "space",
  },
  streets: {
    first: list(
      "Alder Chandler Tanner Sexton Wicker Garnet Mercer Linden Cooper Pewter Bishop Fuller Lamplight Sparrow Weaver Glover Hawthorn Saddler Ivory Cutler Mason Orchard Thimble Arbor Clement Drury Falcon Gaunt Harrow Isham Juno Kerrin Lodge Marlow Nettle Oriel Potter Quill Ropewalk Salter",
    ),
    second: list(
      "Street Row Lane Mews Court Yard Square Terrace Walk Close Gate Place Hill Alley Passage Arcade Crescent Wharf Cross Green Steps Works Common End Rents Bridge Parade Rise Grove Field Corner Wynd Market Hall Garden Lofts Chambers Vennel Quarter Rope",
    ),
    join: "space",
  },
  valley: {
    first: list(
      "Ardmore Belden Corwin Dalby Ellery Fairlee Garrick Hadley Inverness Jessup Kenmore Lyndon Merrick Norwood Oakley Prescott Quimby Rowley Selwyn Thurlow Upton Vernon Wendell Yardley Ashfield Bramwell Colby Dunmore Emmett Farrow Gresham Halstead Ivers Kingsley Lathrop Milford Newell Orford Pomfret Raymer",
    ),
    second: list(
      "Valley Meadow Basin Glen Dell Vale Bottom Prairie Plain Commons Heath Moor Down Field Marsh Park Wood Grange Green Lea Holt Acre Mead Croft Downs Hill Water Grove Fell Weir Dale Fen Hurst Copse Chase Wold Barrow Brook Mere Stead",
    ),
    join: "space",
  },
  romance: {
    first: list(
      "Casa Villa Monte Terra Costa Porto Sala Corte Campo Fonte Riva Isola Torre Prato Borgo Cala Valle Vigna Chiesa Loggia Strada Ponte Rocca Selva Lago Piazza Pietra Sera Alba Marina Colina Sierra Playa Huerta Plaza Puerta Patio Laguna Mesa Arco",
    ),
    second: list(
      "Alvera Brunello Cassara Dorata Elmira Fiorenza Galvana Isaura Lucerna Marvia Nerola Olivara Perlita Quintana Rosmara Salina Tessara Umbria Verano Zafira Antela Bellaro Carmina Delmare Estiva Ferrano Gaeta Isolda Lavena Morena Novara Ombrosa Palmera Rubina Serena Trevia Ursola Valmora Ximena Zorana",
    ),
    join: "space",
  },
  nordic: {
    first: list(
      "Brun Torn Hav Lind Sten Ost Grann Skov Elv Frost Hall Kval Myr Nord Ros Sand Tind Ulv Vind Asp Berg Dal Eld Fjell Gran Holm Is Kron Lys Mark Nes Ore Rim Sol Trost Varg Ask Bjork Drang Rav",
    ),
    second: list(
      "vik sund nes fors holt mark gard dal lund berg hult by stad torp vang havn skar mo lia strand fjord ås haug tun set moen eng heim rud krok berget kleiv sjo vatn li num und vall borg rike".replace(
        "ås",
        "os",
      ),
    ),
    join: "word",
  },
  people: {
    first: list(
      "Agnes Bartram Cecily Dorothea Edmund Florence Gideon Harriet Isobel Jasper Katherine Leopold Mabel Nathaniel Octavia Phineas Rosalind Silas Tabitha Ursula Vincent Winifred Abel Beatrix Cornelius Delphine Ephraim Frances Gwendolyn Horace Imogen Josephine Lavinia Matthias Ottilie Percival Ruth Sebastian Theodora Wilhelmina",
    ),
    second: list(
      "Thorne Ashdown Birch Calloway Drummond Everly Fitch Gable Holloway Ives Jarrett Kettle Lisle Mortlake Nye Oakes Pell Quince Rudd Sayer Tull Underhill Voss Whitlock Yates Amory Blythe Crane Dunning Eaves Farrier Gault Hume Ingram Jolley Keene Loomis Merritt Noble Penn",
    ),
    join: "space",
  },
  numbers: {
    first: list(
      "Datum Axis Form Grid Plane Module Vector Line Span Tangent Radius Contour Median Section Level Plumb Facet Chord Ratio Delta Origin Prism Scale Node Arc Pivot Frame Mark Gauge Metric Segment Quadrant Array Transit Bearing Field Pitch Camber Tenon Sector",
    ),
    second: Array.from({ length: 40 }, (_, at) => String(10 + at * 2)),
    join: "space",
  },
  orchard: {
    first: list(
      "Russet Quince Medlar Damson Pippin Mulberry Hazel Elder Walnut Pearmain Rowan Plum Almond Apple Bramley Cherry Crab Filbert Greengage Hickory Juneberry Laurel Maple Nectar Olive Pecan Persimmon Sloe Sweetbay Tansy Chestnut Clover Fennel Heather Ivy Lilac Myrtle Poppy Sage Thistle",
    ),
    second: list(
      "Orchard Grove Arbor Ladder Basket Press Cellar Gate Row Bough Crate Barn House Hedge Lane Bench Trellis Wall Bower Corner Path Patch Mill Farm Yard Stile Garden Shade Bloom Branch Harvest Loft Nursery Cart Terrace Walk Border Hollow Meadow Stand",
    ),
    join: "space",
  },
  craft: {
    first: list(
      "Cooper's Smith's Turner's Tanner's Mason's Potter's Joiner's Chandler's Founder's Glazier's Weaver's Baker's Saddler's Miller's Cutler's Wright's Tinker's Farrier's Fletcher's Binder's Carver's Gilder's Thatcher's Sawyer's Brazier's Draper's Printer's Ropemaker's Shipwright's Stoker's Packer's Engraver's Nailer's Plumber's Cartwright's Collier's Bellfounder's Brewer's Dyer's Spinner's",
    ),
    second: list(
      "Mark Bench Apron Gauge Measure Hand Rule Yard Stamp Block Wheel Kiln Forge Lathe Rest Punch Seal Tally Trade Guild Shop Loft Vise Awl Mallet Anvil Level Square File Chisel Rasp Burr Thread Grip Crank Jig Ladle Tong Press Plane",
    ),
    join: "space",
  },
  sky: {
    first: list(
      "Vesper Aurora Zenith Cirrus Solstice Meridian Halo Equinox Nimbus Lyra Altair Corona Dusk Ember Perseid Borealis Crescent Umbra Nova Rigel Sirocco Mistral Levant Tempest Zephyr Polaris Spica Vega Carina Hesper Argent Opal Pearl Silver Velvet Amber Indigo Saffron Cobalt Sterling",
    ),
    second: list(
      "Drift Haze Light Rise Sky Veil Wind Arch Calm Cloud Current Dawn Dome Echo Field Flight Glow Gust Horizon Lane Mist Moon Night Orbit Path Phase Plume Ray Shade Shimmer Song Sweep Tide Trail Vault Wake Wash Wave Whisper Wing",
    ),
    join: "space",
  },
  joinery: {
    first: list(
      "Bramshaw Colhurst Dovedale Easterby Fenwick Garsdale Hexham Ilkley Kirkby Langdale Masham Netherby Oxenholme Patterdale Ravenglass Sedbergh Thornthwaite Ullock Wharram Yewdale Askrigg Buttermere Cartmel Derwent Ennerdale Foxdale Grizedale Helmsley Keswick Loweswater Malham Nunnington Ormside Pickering Rosedale Settle Tebay Ulpha Wasdale Yarm",
    ),
    second: list(
      "Frame Tenon Mortise Dado Rabbet Chamfer Bead Fillet Dovetail Stile Rail Panel Plinth Cornice Reveal Lath Batten Sash Mullion Transom Newel Spindle Cove Quirk Scotia Astragal Bevel Scarf Miter Spline Tongue Groove Dowel Wedge Shim Ledger Purlin Rafter Sill Jamb",
    ),
    join: "space",
  },
  hearth: {
    first: list(
      "Applewood Ashdene Bellamy Briarfield Carden Copperfield Daventry Elmhurst Fairholme Glenmoor Hollyfield Ivydale Jarvis Kingsford Larchmont Merriweather Northam Oakhurst Pemberley Queensbury Rosemont Stanbury Thornfield Underwood Vauxley Westerham Wickford Yelverton Amberley Broadmoor Chilworth Dunsford Everdene Fernleigh Haversham Inglenook Kelmscott Lyndhurst Mayfield Netherfield",
    ),
    second: list(
      "Hearth Parlor Settle Mantel Alcove Lintel Gable Porch Larder Landing Study Library Attic Nook Snug Hall Chamber Loft Lodge Cottage Court House Row Manor Retreat Terrace Conservatory Solar Inn Salon Bower Den Rest Haven Veranda Sunroom Gallery Drawing Belvedere Nest",
    ),
    join: "space",
  },
  garden: {
    first: list(
      "Alchemilla Bluebell Camellia Delphinium Echinacea Foxglove Gardenia Hellebore Iris Jasmine Kniphofia Lavender Magnolia Nigella Oleander Peony Quillwort Rosemary Salvia Thyme Umbel Verbena Wisteria Yucca Zinnia Allium Begonia Clematis Dahlia Erica Freesia Geranium Hosta Hyssop Lobelia Mimosa Narcissus Orchid Primula Viburnum",
    ),
    second: list(
      "Arbor Border Court Cloister Deck Edge Fountain Garden Grove Hedge Island Knoll Lawn Meadow Nursery Orchard Path Patio Pergola Pond Quay Ramble Spring Stair Terrace Trellis Vista Walk Walled Water Bower Allee Bank Copse Dell Folly Glade Rill Summer Yard",
    ),
    join: "space",
  },
  harvest: {
    first: list(
      "Barley Wheat Clover Meadow Sorghum Alfalfa Timothy Fescue Rye Millet Oat Flax Bluestem Buffalo Prairie Switchgrass Teasel Yarrow Cornflower Larkspur Lupine Marigold Chicory Milkweed Ragweed Goldenrod Aster Bergamot Indigo Sedge Rush Cattail Bulrush Hayseed Threshing Gleaner Furrow Tiller Windrow Sheaf".replace(
        "Ragweed",
        "Sainfoin",
      ),
    ),
    second: list(
      "Field Mow Acre Green Lot Range Stead Yard Lawn Paddock Pasture Common Croft Ley Down Run Row Bale Barn Silo Fold Gate Rick Lane Stile Ditch Hedge Post Corner Bench Rise Plot Sward Turn Verge Walk Crossing Hill Ridge Hollow",
    ),
    join: "space",
  },
};

/**
 * The name of a brand's series number `at`. No two series share a name, not even of different brands:
 * brands with the same tradition take turns in its list.
 */
export function seriesName(brand: Brand, at: number): string {
  const { first, second, join } = words[brand.naming];
  const sharing = brands.filter((other) => other.naming === brand.naming);
  const turn = at * sharing.length + sharing.indexOf(brand);
  const space = first.length * second.length;
  // 809 shares no factor with the size of the lists, so the walk visits every pair once
  const place = (turn * 809 + 37) % space;
  const [one = "", two = ""] = [first[place % first.length], second[Math.floor(place / first.length)]];
  const again = Math.floor(turn / space);
  const name = join === "word" ? `${one}${two}` : `${one} ${two}`;
  return again === 0 ? name : `${name} ${"I".repeat(again + 1)}`;
}
