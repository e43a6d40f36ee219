interface ReadAs {
  text: string;
  understood: string;
  unread: string;
}

const written = `
5x8 hall bath, replace the tub with a walk-in shower, navy vanity, white subway tile, brass fixtures. Budget $15k.
=> Bathroom | 5' × 8' | Walk-in shower | No tub | Navy cabinets | White tile | Subway tile | Brushed gold fixtures | Budget $15,000

Galley kitchen 8 by 12 ft with 9 ft ceilings. No island. Sage green cabinets, quartz counters, oak floor. We both cook and have two dogs.
=> Kitchen | 8' × 12' | 9' ceiling | Galley | No island | Sage green cabinets | Quartz counter | Oak floor | Two cooks | Pets

Our primary bath is 10'-6" × 8'. We'd love a soaking tub, two sinks and a window seat. Spa-like. No carpet.
=> Bathroom | 10' 6" × 8' | Organic Modern | Freestanding tub | Double vanity | No carpet ?? a window seat

ten by twelve guest bedroom, MCM, queen bed, a fireplace, heated floors, skylight
=> Bedroom | 10' × 12' | Mid-Century | Queen bed ?? a fireplace | heated floors | skylight

Style: Coastal / Must-haves: island, walk-in pantry, breakfast bar / Budget: 20,000 / Size: 12x14x9 / Avoid: peninsula, double oven
=> Kitchen | 12' × 14' | 9' ceiling | Coastal | Island | Pantry | Counter seating | No peninsula | No wall oven

patio 12 x 20, built in grill, fire pit, no pool. my wife wants planters. call me at 503-555-0142, zip 97201, house built in 1998
=> Outdoor space | 12' × 20' | Grill | Fire pit | Plants | No pool

master bath 120 in by 96 in. keep the tub. don't need a double vanity. grandma is moving in so curbless shower. budget is 8-12k
=> Bathroom | 10' × 8' | Tub | Walk-in shower | No double vanity | Step-free | Keep the tub | Budget $12,000

living room about 300 sq ft, TV wall, sectional, no bookcase, walls in forest green, black and white floor
=> Living room | About 300 sq ft | Media wall | Sectional | No bookcase | Forest green walls | Black floor | White floor

Kitchen 3 m x 2.5 m, modern farmhouse, butcher block island, white cabinets with black hardware, 12x24 porcelain tile floor, around twelve thousand
=> Kitchen | 9' 10 1/8" × 8' 2 7/16" | Farmhouse | Island | White cabinets | Butcher block counter | Porcelain floor | Matte black fixtures | Budget $12,000

bathrom with a freestnding tub and dubble vanity, marbel counters
=> Bathroom | Freestanding tub | Double vanity | Marble counter

powder room 5x5 art deco, no tub, island or pantry
=> Bathroom | 5' × 5' | Art Deco | No tub | No walk-in shower | No island | No pantry

Kitchen without an island or a peninsula but with a pantry. not too modern. stainless appliances
=> Kitchen | Pantry | No island | No peninsula | Stainless | Not Modern

Demo existing hall bath, 5'-0" x 8'-0", 8' clg. New 60x32 alcove tub, 3x6 white subway surround, 12x24 gray porcelain floor, chrome trim. NTE $12,500.
=> Bathroom | 5' × 8' | 8' ceiling | Tub | White tile | Gray floor | Subway tile | Porcelain floor | Chrome fixtures | Budget $12,500

hi! so we just bought a 1920s craftsman bungalow with 3 bedrooms and 2 baths and the kitchen is awful. its about 10 by 13 and closed off. i would love an island but im not sure there's room. i want white shaker cabinets, a big farmhouse sink, and butcher block counters. we have two kids and a golden retriever so durable floors please. we can spend maybe 30k
=> Kitchen | 10' × 13' | Island | Apron sink | White cabinets | Shaker cabinets | Butcher block counter | Kids | Pets | Budget $30,000

need master bath redo. 9x11. walk in shower no curb bc my mom is in a wheelchair. double sinks. warm neutral colors. around 25 thousand
=> Bathroom | 9' × 11' | Walk-in shower | Double vanity | Step-free | Budget $25,000

- Room: laundry / mudroom
- Size: 7' x 9'
- utility sink
- counter to fold clothes
- place for the dog leashes
- heated floor
- Budget: $6,000
=> Laundry room | 7' × 9' | Utility sink | Folding counter | Pets | Budget $6,000 ?? heated floor

Style: Mid-century modern
Must-haves: sectional, bookcase, TV wall
Avoid: carpet, recliner
Colors: teal, mustard
Size: 14 x 18
Budget: $9,500
=> Living room | 14' × 18' | Mid-Century | Sectional | Bookcase | Media wall | Teal | Mustard | No carpet | No recliner | Budget $9,500

Backyard makeover 20ft by 30ft, we want a pool, a built-in BBQ, and lounge chairs. Modern but not cold. Bluestone pavers. We have kids. Under $60k.
=> Outdoor space | 20' × 30' | Modern | Pool | Grill | Lounge seating | Bluestone floor | Kids | Budget $60,000

we want to turn our dining room into something dramatic. art deco, emerald green walls, brass chandelier, velvet chairs, seats eight. 12 x 14, 10 foot ceilings
=> Dining room | 12' × 14' | 10' ceiling | Art Deco | Dining table | Seats 8 | Emerald green walls | Velvet furniture | Brushed gold fixtures | Dramatic

I'm looking for a calm japandi bedroom with a king bed and a reading corner, 13' 6" by 15', oak floors and off-white walls. No TV.
=> Bedroom | 13' 6" × 15' | Japandi | King bed | Reading chair | No media wall | Off-white walls | Oak floor | Calm

client wants primary ensuite, 10x12x9, freestanding tub + separate shower, dbl vanity, calacatta marble, polished nickel, budget 45-50k
=> Bathroom | 10' × 12' | 9' ceiling | Freestanding tub | Walk-in shower | Double vanity | Marble | Polished nickel fixtures | Budget $50,000

Our living room is 250 square feet and it opens to the kitchen. We'd like a media wall, a big comfy sectional in a light gray fabric, and lots of plants. Boho vibe. 4k tv.
=> Living room | About 250 sq ft | Media wall | Sectional | Plants | Light gray furniture ?? Boho

Guest bath for my 80 year old parents. Grab bars, a shower seat, no tub please. 6 by 8. light blue walls, white vanity with quartz top.
=> Bathroom | 6' × 8' | No tub | Light blue walls | White cabinets | Quartz counter ?? Grab bars | a shower seat

Budget is tight: 5 grand. 5 x 7 bath. Just want it to look clean and bright, white everything, chrome fixtures.
=> Bathroom | 5' × 7' | White | Chrome fixtures | Bright | Budget $5,000

The tub has to go! Put in a walk-in shower with black hex tile on the floor and white zellige walls. Matte black fixtures. Oak vanity, marble countertop.
=> Bathroom | Walk-in shower | No tub | Black floor | White walls | Hexagon floor | Zellige walls | Oak cabinets | Marble counter | Matte black fixtures

nordic family room 15x20, fireplace, built-ins, walnut furniture, sofa not a sectional
=> Living room | 15' × 20' | Scandinavian | No sectional | Walnut furniture ?? fireplace

Bedroom w/ queen bed, w/o tv. 11x12. wallpaper on one wall. navy and white. brass lamps
=> Bedroom | 11' × 12' | Queen bed | Lamp | No media wall | Navy | White | Brushed gold fixtures ?? wallpaper

Traditional dining room with a table for 8, dark wood floor, navy walls, crown molding. 11'x13'. Budget: around fifteen thousand dollars.
=> Dining room | 11' × 13' | Traditional | Dining table | Seats 8 | Dark wood floor | Navy walls | Budget $15,000 ?? crown molding

Need a quote for 80 sf bath. vinyl plank floor, white vanity, tub/shower combo. Tile at $4/sf. 10k tops. 97215.
=> Bathroom | About 80 sq ft | Tub | Walk-in shower | White cabinets | Vinyl floor | Budget $10,000

We're a family of five and both of us cook. Want double ovens, cooktop, big island w/ stools, hidden trash. Modern farmhouse. 15' x 18' with a 10' ceiling
=> Kitchen | 15' × 18' | 10' ceiling | Farmhouse | Wall oven | Cooktop | Island | Counter seating | Kids | Two cooks ?? hidden trash

Spa bathroom, 8x10, no double vanity, single sink is fine, but a japanese soaking tub and rain shower, travertine and oak, brushed gold. bidet.
=> Bathroom | 8' × 10' | Organic Modern | Freestanding tub | Walk-in shower | No double vanity | Japanese soaking tub | Rain shower | Travertine | Oak | Brushed gold fixtures ?? bidet

i hate our yellow kitchen. want it blue and white. 10x10. no upper cabinets, open shelves instead
=> Kitchen | 10' × 10' | Blue | White | No yellow | No upper cabinets ?? open shelves

Convert tub to shower. 60" x 30" alcove. Bath is 5x9. wheelchair accessible. slate floor. bronze.
=> Bathroom | 5' × 9' | Walk-in shower | No tub | Slate floor | Oil rubbed bronze fixtures | Step-free

industrial loft kitchen, concrete counters, black cabinets, brick wall, wine fridge, 12x16, 12 ft ceilings, $40,000 to $45,000
=> Kitchen | 12' × 16' | 12' ceiling | Industrial | Black cabinets | Concrete counter | Brick walls | Budget $45,000 ?? wine fridge

My wife wants a clawfoot tub, I want a big shower. Room's 9 foot by 12 foot. Cottage style, beadboard, sage walls. We have three cats.
=> Bathroom | 9' × 12' | Cottage | Freestanding tub | Walk-in shower | Clawfoot tub | Sage walls | Beadboard walls | Pets

outdoor kitchen w/ grill & dining for 8. travertine pavers. 300 sq ft. mediterranean. pizza oven if budget allows ($35k)
=> Outdoor space | About 300 sq ft | Mediterranean | Grill | Dining table | Seats 8 | Travertine floor | Budget $35,000 ?? pizza oven

No tub; no shower; just toilet and vanity. Half bath.
=> Bathroom | No tub | No walk-in shower

Existing hall bath 5x8
=> Bathroom | 5' × 8'

My bathroom is roughly 5 feet wide by 8 feet long with an eight foot ceiling, and I've about $18,000.00 to spend. I can't live without a tub.
=> Bathroom | 5' × 8' | 8' ceiling | Tub | Budget $18,000

We would like to remove the wall between the kitchen and dining room and add an island with seating. Total kitchen area 14' x 20'.
=> Kitchen | 14' × 20' | Island | Counter seating

bathroom off the master bedroom
=> Bathroom

Master suite w/ sitting area, king, fireplace, 16x18
=> Bedroom | 16' × 18' | King bed ?? fireplace

Kid's bathroom: tub, double sinks, blue and green, hexagon floor tile
=> Bathroom | Tub | Double vanity | Blue | Green | Hexagon floor | Kids

floors: oak; walls: warm white; cabinets: navy; counters: white quartz; hardware: brass
=> Warm white walls | Navy cabinets | White counter | Oak floor | Quartz counter | Brushed gold fixtures

Not sure whether we want an island. Maybe a peninsula.
=> Kitchen | Peninsula, if it fits

no-frills kitchen with island. must have dishwasher. don't forget the pantry
=> Kitchen | Island | Dishwasher | Pantry

Kitchen. White oak cabinets, white oak floor, black granite counters, sage zellige backsplash, unlacquered brass faucet
=> Kitchen | Black counter | Sage tile | Oak cabinets | Oak floor | Granite counter | Zellige tile | Aged brass fixtures

I want a tub but not a freestanding one
=> Bathroom | Tub | No freestanding tub

We don't need a tub or a double vanity, just a large shower and plenty of towel storage
=> Bathroom | Walk-in shower | Linen storage | No tub | No double vanity

Budget $20-25k excluding labor. $5,000 for the vanity. Bath 8x10.
=> Bathroom | 8' × 10' | Budget $25,000

12'x14' kitchen with 9'-0" ceilings
=> Kitchen | 12' × 14' | 9' ceiling

kitchen, approx 150 sqft, ceiling height is 8 ft
=> Kitchen | About 150 sq ft | 8' ceiling

the ceilings are 10 feet high. great room 20' by 24'. vaulted ceiling
=> Living room | 20' × 24' | 10' ceiling ?? vaulted ceiling

I'm on a budget. 2 bedroom condo built in 2005, ZIP 10012. Small bath.
=> Bathroom

2,000 sq ft house; the kitchen's 12 by 15
=> Kitchen | 12' × 15'

Bedroom 4.2m x 3.6m, queen size bed
=> Bedroom | 13' 9 3/8" × 11' 9 3/4" | Queen bed

patio of 400 square feet, $1.2 million house, budget 40 grand
=> Outdoor space | About 400 sq ft | Budget $40,000

I want dark walls and a light floor in the den, a cognac leather sofa, brass lamps
=> Living room | Lamp | Deep gray walls | Pale oak floor | Cognac furniture | Leather furniture | Brushed gold fixtures

Cant stand carpet. no dark colors please. living room.
=> Living room | No carpet | No dark colors

mid century living rm w/ 65 inch tv, couch, two chairs
=> Living room | Mid-Century | Media wall

black and white bathroom with gold accents & a marble hex floor
=> Bathroom | Black | White | Marble floor | Hexagon floor | Brushed gold fixtures

Please no more tubs! I'm 6'2" and 70. step-free shower.
=> Bathroom | Walk-in shower | No tub | Step-free

SMALL KITCHEN!!! NEED ISLAND??? BUDGET 10K!!!
=> Kitchen | Island | Budget $10,000

hey there, my husband and I love to cook and our kitchen is tiny, like 8 feet by 10 feet. Could you squeeze in a peninsula with a couple bar stools? Nothing too trendy. I love sage green. Budget around $22,000
=> Kitchen | 8' × 10' | Peninsula | Counter seating | Sage green | Two cooks | Budget $22,000

BATH 5X8
TUB OUT SHOWER IN
DBL SINK NO
CHROME
9K
=> Bathroom | 5' × 8' | Walk-in shower | No tub | No double vanity | Chrome fixtures | Budget $9,000

looking for ideas for our teenage daughters bathroom, they fight over the sink so two sinks would be great, maybe pink walls? it's 7 by 9
=> Bathroom | 7' × 9' | Double vanity | Pink walls | Kids

Scope: primary bath gut. Dims: 9'-4" x 11'-2". Clg 9'-0". FS tub, curbless shwr, dbl vanity 72". LF porcelain floor. BN trim. Allowance $28,000.
=> Bathroom | 9' 4" × 11' 2" | 9' ceiling | Freestanding tub | Walk-in shower | Double vanity | Porcelain floor | Brushed nickel fixtures | Step-free | Budget $28,000

* Room type: Bedroom
* Dimensions: 12 ft x 13 ft
* Must haves: King bed, reading nook
* Nice to have: window seat
* Style: Scandi
* No: TV
=> Bedroom | 12' × 13' | Scandinavian | King bed | Reading chair | No media wall ?? window seat

we're empty nesters and downsizing, want the guest room to double as a reading room. bookshelves along one wall, queen bed, cozy cottage feel, pale blue walls. 11x12
=> Bedroom | 11' × 12' | Cottage | Bookcase | Queen bed | Pale blue walls | Cozy

my dog sheds so no dark floors. living room 16x20, l-shaped couch, wall-mounted tv, lots of books
=> Living room | 16' × 20' | Sectional | Media wall | Bookcase | Pets | No dark floor

Kitchen reno, 2 cooks, double oven + cooktop, no island (too narrow), galley 7'6" x 14', industrial, concrete floors, stainless, $35K
=> Kitchen | 7' 6" × 14' | Galley | Industrial | Wall oven | Cooktop | No island | Concrete floor | Stainless | Two cooks | Budget $35,000

The patio gets full sun. 14 by 22. Want somewhere to grill and eat, plus a fire pit for the evenings. No pool. Spanish style w/ terracotta tile.
=> Outdoor space | 14' × 22' | Mediterranean | Grill | Fire pit | No pool | Terracotta tile

dining rm 11x14, seats 8, navy walls, brass chandelier, walnut table. traditional-ish
=> Dining room | 11' × 14' | Traditional | Dining table | Seats 8 | Navy walls | Walnut furniture | Brushed gold fixtures

I am 74 and want to age in place. My bathroom is 5 by 9 with an old tub that I can't climb into. Please make it safe. White and light gray, brushed nickel. I have $14,000 saved.
=> Bathroom | 5' × 9' | White | Light gray | Brushed nickel fixtures | Step-free | Budget $14,000

mudroom/laundry combo 8x9 farmhouse, utility sink for muddy boots, bench with hooks, brick floor. 2 labs and 3 kids lol
=> Laundry room | 8' × 9' | Farmhouse | Utility sink | Brick floor | Pets | Kids ?? bench

We rent so keep it under 5 thousand. Bedroom, 10 x 11. Boho, plants everywhere, rattan, queen.
=> Bedroom | 10' × 11' | Plants | Queen bed | Rattan furniture | Budget $5,000 ?? Boho

want a modern bathroom, not all white. maybe charcoal tile and a walnut vanity. walk in shower w glass door. Tub not needed
=> Bathroom | Modern | Walk-in shower | No tub | Charcoal tile | Walnut cabinets ?? not all white

The house is a 1912 Victorian but we want something contemporary in the kitchen. 13x15, island with waterfall marble, handleless black cabinets
=> Kitchen | 13' × 15' | Modern | Island | Black cabinets | Marble

Open concept great room 22 x 26 with 12' ceilings: sectional, media wall, fireplace, bookcases. Transitional. Greige walls, hardwood floors. $30-40k
=> Living room | 22' × 26' | 12' ceiling | Transitional | Sectional | Media wall | Bookcase | Greige walls | Hardwood floor | Budget $40,000 ?? fireplace

Kitchen with a big island that seats 4, pantry, and a coffee bar. White cabinets, white oak island, quartz counters, gold hardware. Approx. 180 square feet
=> Kitchen | About 180 sq ft | Island | Counter seating | Pantry | White cabinets | Oak cabinets | Quartz counter | Brushed gold fixtures ?? a coffee bar

do you do garages?
=>  ?? do garages

We'd like our 6x10 bathroom to feel like a spa: freestanding tub by the window, heated floors, wood-look tile, plants, soft green walls. 20 grand tops.
=> Bathroom | 6' × 10' | Organic Modern | Freestanding tub | Plants | Soft green walls | Wood-look floor | Budget $20,000 ?? heated floors

convert the tub into a shower and swap the carpet for vinyl plank, bath 5x7
=> Bathroom | 5' × 7' | Walk-in shower | No tub | Vinyl floor

can't decide between a tub and a shower, 5x8 bath
=> Bathroom | 5' × 8'

outdoor space for entertaining: 25x18 deck, outdoor kitchen, lounge area, string lights, hot tub. No fire pit because of the kids.
=> Outdoor space | 25' × 18' | Grill | Lounge seating | No fire pit | Kids ?? string lights | hot tub

I need: a tub, a shower, and a linen closet. I don't need: a double vanity, a bidet.
=> Bathroom | Tub | Walk-in shower | Linen storage | No double vanity | No bidet

Living room, 13' x 17'. Style - japandi. Colors - oatmeal, black. Must have - sectional. Avoid - bookcases, plants. Budget - $12k
=> Living room | 13' × 17' | Japandi | Sectional | No bookcase | No plants | Oatmeal | Black | Budget $12,000

12x24 tile, 60" vanity, 36x36 shower, bathroom is 9x10
=> Bathroom | 9' × 10' | Walk-in shower

Lake house bedroom, 14x14, shiplap, king, white & navy, linen curtains
=> Bedroom | 14' × 14' | Coastal | King bed | Curtains | White | Navy ?? shiplap

I want a beautiful bathroom for under $10,000 with marble floors, marble counters and marble walls
=> Bathroom | Marble floor | Marble counter | Marble walls | Budget $10,000

I need a kitchen for my bakery hobby: marble counter for pastry, double wall oven, lots of storage, skylight
=> Kitchen | Wall oven | Marble counter ?? skylight

We're thinking of putting in either a freestanding tub or a big walk-in shower, but not both. 8x9.
=> Bathroom | 8' × 9'

Powder room: wallpaper, pedestal sink, brass everything. Budget 3500.
=> Bathroom | No tub | No walk-in shower | Brushed gold fixtures | Budget $3,500 ?? wallpaper | pedestal sink

Hi, I'm Dave from Dave's Remodeling. Client at 1420 Oak Street, Columbus OH 43215 wants her 1950s pink bathroom updated. Approx 5x8. Walk in shower, white tile, grey vanity. She's 82. Budget is 16k all in.
=> Bathroom | 5' × 8' | Walk-in shower | Pink | White tile | Grey cabinets | Budget $16,000

Bath w/ 2 vanities, water closet, tub under window, 11'x14', 10' ceil
=> Bathroom | 11' × 14' | 10' ceiling | Double vanity | Tub

Cabinets: white shaker uppers, navy lowers. Counters: quartz. Backsplash: white subway tile. Floor: LVP. Hardware: matte black.
=> Kitchen | White cabinets | Navy cabinets | White tile | Shaker cabinets | Quartz counter | Subway tile | Vinyl floor | Matte black fixtures

nothing fancy, just a functional laundry room. sink, folding counter, drying rack. 6' x 8'6". $2,500 max.
=> Laundry room | 6' × 8' 6" | Folding counter | Budget $2,500 ?? drying rack

I want the bathroom of my dreams!!! huge soaker tub, heated floor, chandelier, marble, gold, black... money is no object
=> Bathroom | Freestanding tub | Black | Marble | Brushed gold fixtures ?? heated floor

family room for movie nights and board games w/ the kids. 15 by 18. comfy sectional, dark blue walls, no white furniture
=> Living room | 15' × 18' | Media wall | Sectional | Dark blue walls | Kids | No white furniture

Bedroom for our toddler, 10x10, soft yellow walls, bookshelf, no bed
=> Bedroom | 10' × 10' | Bookcase | Soft yellow walls | Kids | No bed

no gold. no marble. no tub. modern bath 6x9 black fixtures
=> Bathroom | 6' × 9' | Modern | No tub | Matte black fixtures | No gold | No marble

We don't have a dishwasher and would love one. Tiny kitchen, 7 x 9.
=> Kitchen | 7' × 9' | Dishwasher

There's currently a peninsula that we'd like to remove. Kitchen 12x13.
=> Kitchen | 12' × 13' | No peninsula

there is no pantry now so we need one. Kitchen
=> Kitchen | Pantry

The kitchen gets dark, so we want light cabinets, light countertops and a light wood floor
=> Kitchen | Soft white cabinets | Soft white counter | Light wood floor

bath remodle, 5 x 8, new toliet, vanitty, tub and tile. subwey tile. gray floors. breushed nickle
=> Bathroom | 5' × 8' | Tub | Gray floor | Subway tile | Brushed nickel fixtures

dinning room 12x12 w/ farmhouse tabel for 8
=> Dining room | 12' × 12' | Dining table

Wheelchair-accessible bathroom for my husband; roll-in shower, grab bars. 9' x 9'. Warm, not hospital-like.
=> Bathroom | 9' × 9' | Walk-in shower | Step-free ?? grab bars

outdoor patio with plants, no grass. 10x20. A place to lounge. $8K
=> Outdoor space | 10' × 20' | Plants | Lounge seating | No grass | Budget $8,000

Colors: white/gray/navy. Room: primary bath. Size: 9' x 12'. Fixtures: brushed nickel. Likes: natural light, clean lines. Dislikes: clutter, gold.
=> Bathroom | 9' × 12' | Modern | White | Gray | Navy | Brushed nickel fixtures | No gold

Could we do an L-shaped kitchen with an island instead of the current galley? 13 x 15. Two ovens. Keep the existing oak floors.
=> Kitchen | 13' × 15' | L-shaped | Island | Wall oven | Oak floor | Keep the floor

green tile shower, terrazzo floor, walnut vanity, mid-century
=> Bathroom | Mid-Century | Walk-in shower | Green tile | Terrazzo floor | Walnut cabinets

living room 12 x 18 ft. Need: sofa, 2 chairs, TV. Don't need: dining table
=> Living room | 12' × 18' | Media wall | No dining table

we entertain a lot so seating for 8, outdoor kitchen, fire table, pergola
=> Outdoor space | Dining table | Grill | Fire pit | Seats 8 ?? pergola

A bedroom, 14ft x 12ft, with a queen bed and a desk, in a scandinavian style; budget around $6,000; pale wood and white
=> Bedroom | 14' × 12' | Scandinavian | Queen bed | Pale wood | White | Budget $6,000 ?? a desk

Reno our 40 sq ft bathroom. No bath, shower only.
=> Bathroom | About 40 sq ft | Walk-in shower | No tub

I'd rather have a shower than a tub. 5x7 bath
=> Bathroom | 5' × 7' | Walk-in shower | No tub

We'd prefer a shower over a tub, 5x7 bath
=> Bathroom | 5' × 7' | Walk-in shower | No tub

replace tub w/ shower 5x8
=> Bathroom | Walk-in shower | No tub

want to get rid of tub & put in shower
=> Bathroom | Walk-in shower | No tub
`;

/** Briefs as people write them, with what is understood (`=>`) and what is returned as unread (`??`). */
export const briefs: readonly ReadAs[] = written
  .trim()
  .split("\n\n")
  .map((entry) => {
    const [text, read] = entry.split("\n=> ");
    const [understood, unread] = read!.split(/ ?\?\? /);
    return { text: text!, understood: understood!, unread: unread ?? "" };
  });
