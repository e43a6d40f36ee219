/** What shoppers call things that stores title otherwise. Written as in `synonyms.table.ts`. */
export const shopperSynonyms = `
rat poison > rodent bait
mouse poison > rodent bait
mouse bait > rodent bait
rodent bait > rat bait 0.8
mouse bait > mouse trap 0.6
rat poison > mouse trap 0.5
rodent trap > mouse trap 0.8
rat trap > mouse trap 0.6
wasp spray > wasp killer
hornet spray > hornet killer
roach spray > roach killer
ant trap > ant bait
ant poison > ant bait
mosquito repellent = mosquito repeller 0.8
mosquito killer > mosquito repeller 0.6
pest repellent > insect repeller 0.7
bug repeller = insect repeller 0.8
insect repellent = insect repeller 0.8
n95 mask > respirator
face mask > respirator 0.6
mask > respirator 0.5
bug zapper > insect killer 0.6
deer repellent > animal repellent 0.6
ceiling lamp = ceiling light
overhead light > ceiling light
ceiling fixture > flush mount
ceiling light fixture > flush mount
light fixture ceiling > flush mount
ceiling light > flush mount 0.8
ceiling light > semi flush mount 0.6
hallway light > flush mount 0.7
dome light > flush mount 0.7
dining light > chandelier 0.8
dining room light > chandelier 0.8
dining room light > pendant 0.6
foyer light > chandelier 0.6
entryway light > chandelier 0.5
island light > linear pendant 0.8
island light > pendant 0.7
tube light > fluorescent light 0.8
shop light > fluorescent light 0.7
porch light > wall lantern 0.9
porch light > outdoor lantern 0.8
outside light > wall lantern 0.7
outdoor wall light > wall lantern 0.9
coach light > wall lantern
carriage light > wall lantern
lamp post > post light
post light > post lantern
sensor light > motion sensing
sensor light > motion sensor
light socket = lamp holder = lampholder
porch rocker > rocking chair
patio rocker > rocking chair
rocker chair > rocking chair
patio couch > patio sectional 0.8
patio couch > outdoor sofa
patio sofa > outdoor sofa
patio dining table > patio dining set 0.8
outdoor dining set = patio dining set
outdoor table > patio dining set 0.6
outdoor umbrella = patio umbrella
shade umbrella > patio umbrella
porch swing = patio swing
rigid insulation > foam board
rigid insulation > foam insulation 0.8
foam sheet > foam board 0.8
foam panel > foam board 0.8
insulation board > foam board
wall insulation > fiberglass insulation 0.7
wall insulation > fiberglass batt 0.7
batt insulation > fiberglass batt 0.8
pink insulation > fiberglass insulation 0.7
attic insulation > fiberglass insulation 0.5
blown in insulation > cellulose insulation 0.7
pipe wrap > pipe insulation
pipe wrap > pipe cover 0.7
pipe cover > pipe insulation 0.8
reflective roll > reflective insulation
radiant barrier > reflective insulation 0.8
bubble insulation > reflective insulation 0.8
roller nap = roller cover
roller sleeve = roller cover
drop sheet = drop cloth
paint tarp > drop cloth 0.7
wood planer > hand plane 0.6
wood planer > bench plane 0.6
hand planer > hand plane 0.7
hand plane = bench plane 0.8
hand plane > block plane 0.8
measuring tape = tape measure
tape rule > tape measure
socket set > mechanics tool set 0.7
socket wrench set > socket set
socket wrench set > mechanics tool set 0.7
sand paper = sandpaper
sander paper > sandpaper
dremel > rotary tool
multi tool > oscillating tool 0.7
paint gun > paint sprayer
spray gun > paint sprayer 0.8
masonry bit = concrete bit
floor padding > underlayment
flooring pad > underlayment 0.8
laminate padding > underlayment 0.8
throw rug = area rug 0.8
area carpet > area rug 0.8
carpet runner > runner rug
hallway runner > runner rug 0.8
stair tread cover > stair tread 0.8
carpet tread > stair tread 0.7
chain fence > chain link
cyclone fence > chain link
fence wire > welded wire 0.7
privacy fence wood > fence panel 0.7
wood privacy fence > fence panel 0.8
house siding > vinyl siding 0.8
cement siding = fiber cement siding
hardie board > fiber cement
hardie siding > fiber cement
soffit vent > vented soffit 0.8
toilet tank valve > fill valve
toilet float > fill valve 0.6
sump > sump pump
basement pump > sump pump 0.7
drain cleaner = drain opener
drain cleaner > drain auger 0.5
drain unclogger > drain opener
clog remover > drain opener
bath vent > exhaust fan
bathroom vent > exhaust fan
bath exhaust > exhaust fan
bathroom exhaust > exhaust fan
ceiling vent fan > exhaust fan 0.8
floor vent > floor register
heat vent > floor register 0.8
heat vent cover > floor register 0.8
electric baseboard > baseboard heater
baseboard heat > baseboard heater
electric heater > space heater 0.7
space heater > electric heater 0.7
space heater > tower heater 0.7
space heater > ceramic heater 0.7
wood burner > wood stove
wood burner > wood burning stove
gas logs > gas log set
stove pipe = stovepipe
flue pipe > stove pipe 0.7
switch cover > wall plate
light switch cover > wall plate
light switch plate > wall plate
switch plate cover > wall plate
outlet plate > wall plate
plug cover > wall plate 0.6
faceplate > wall plate 0.7
face plate > wall plate 0.7
fuse panel > load center
electric panel > load center
electrical panel > load center
sub panel = subpanel
surge strip = surge protector
drop cord > extension cord
power bar > power strip
outdoor plug > outdoor outlet
dryer plug > dryer cord
stove cord > range cord
stove cord > range power cord
raceway > cord cover 0.6
tint > window film 0.6
glass film > window film
frosted film > window film 0.8
privacy film > window film
honeycomb shade = cellular shade
bamboo blind = bamboo shade
storage tub = storage tote
plastic tub > storage tote 0.7
plastic tote = storage tote
medicine chest = medicine cabinet
medicine cabinet > mirror cabinet 0.8
medicine cabinet > mirrored cabinet 0.7
towel holder > towel bar 0.7
tp holder > toilet paper holder
shower kit > shower enclosure 0.8
shower kit > shower stall 0.8
shower unit > shower stall 0.8
garden tub > soaking tub 0.6
sink cabinet > vanity 0.6
bathroom cabinet > vanity 0.6
linen tower = linen cabinet
over toilet storage > space saver 0.8
drawer knob = cabinet knob
cupboard knob > cabinet knob
dresser knob > cabinet knob 0.7
dresser handle > cabinet pull 0.7
shelf paper = shelf liner
drawer liner = shelf liner
dirt > soil 0.8
dirt > topsoil 0.8
garden dirt > garden soil
fill dirt > topsoil
decorative stone > river rock 0.6
drywall sheet > drywall panel
drywall board > drywall panel
blacktop sealer = driveway sealer = asphalt sealer
blacktop patch > asphalt patch
concrete crack filler > concrete crack repair 0.7
deck wash > deck cleaner 0.8
mold remover > mold killer 0.8
rust converter = rust reformer
wall patch > drywall patch 0.8
hole patch > drywall patch 0.6
wall repair > drywall repair 0.8
stick on tile > peel and stick tile
self adhesive tile > peel and stick tile
window unit > window air conditioner
portable air conditioner > portable ac
over range microwave > over the range microwave
microwave over stove > over the range microwave
microwave hood > over the range microwave 0.8
microwave range > over the range microwave 0.5
stove hood = range hood
stove fan > range hood 0.7
beer fridge > beverage cooler 0.7
washer pan > washing machine pan 0.8
all thread = threaded rod
handle set = handleset
lock set = lockset
front door lock > deadbolt 0.7
smart lock > electronic deadbolt 0.6
keypad lock > electronic lock 0.7
standing fan = pedestal fan
stand fan > pedestal fan
seed spreader > broadcast spreader 0.8
fertilizer spreader > broadcast spreader 0.8
pump sprayer > tank sprayer 0.7
hose holder > hose hanger 0.8
hose nozzle = spray nozzle
compost bin = composter
bird bath = birdbath
flag pole = flagpole
play sand = sandbox sand
hot tub > spa 0.7
deicer = ice melt
ice melt > rock salt 0.6
snow melt > ice melt 0.8
pipe boot = pipe flashing
vent boot > pipe flashing 0.8
rolled roofing = roll roofing
rubber roof > epdm 0.8
tin roof > metal roof panel 0.6
roof sealer = roof coating 0.8
sun tunnel = tubular skylight
accordion door > folding door 0.7
metal door > steel door 0.7
overhead door > garage door 0.7
stud > 2x4 0.5
railroad tie > landscape timber 0.6
wall paneling = wall panel
sharkbite > push to connect 0.8
push fit = push to connect
pressure regulator > pressure reducing valve 0.8
french drain > corrugated pipe 0.6
drain tile > corrugated pipe 0.6
channel drain = trench drain
sink plug > sink stopper
tub plug > tub stopper
drop in sink = top mount sink
garden glove = gardening glove
furniture dolly > moving dolly
`;
