/** Fasteners, tools, the yard, lumber, the roof, doors. Written as in `synonyms.table.ts`. */
export const yardSynonyms = `
wheel barrel = wheelbarrow
drain snake = drain auger = plumbing snake = plumber snake
toilet plunger > plunger
castor = caster
caster wheel > caster
sheet metal screw = self tapping screw = tek screw
self drilling screw = self tapping screw
lag bolt = lag screw
carriage screw > carriage bolt
dry wall = drywall
drywall mud = joint compound = sheetrock mud = spackling compound
mud > joint compound 0.6
drywall tape = joint tape
wall anchor = drywall anchor 0.8
molly bolt = hollow wall anchor
tapcon = concrete screw = masonry screw
allen wrench = hex key = allen key = hex wrench
monkey wrench > pipe wrench
channel lock > tongue and groove pliers
channellock > tongue and groove pliers
crescent wrench > adjustable wrench
vise grip > locking pliers
side cutter = diagonal pliers = diagonal cutter
tin snips = aviation snips
box cutter = utility knife
exacto knife > hobby knife
stanley knife > utility knife
skil saw = circular saw
skill saw > circular saw
sabre saw > jig saw
saber saw > reciprocating saw
jigsaw = jig saw
spade bit = paddle bit
hammer drill > rotary hammer 0.5
impact gun > impact driver 0.8
screw gun > drywall screwdriver
nail gun = nailer
brad gun > brad nailer
staple gun = stapler
weedeater line > trimmer line
weed eater string > trimmer line
trimmer string = trimmer line
edger > lawn edger
leaf vacuum > leaf blower 0.7
hedge clipper = hedge trimmer
bush trimmer > hedge trimmer
pruner = pruning shears = hand pruner
tree trimmer > pole saw 0.7
lopping shears = lopper
post hole digger > auger 0.6
tiller = cultivator 0.7
rototiller = tiller
snow thrower = snow blower = snowblower
power washer = pressure washer
chain saw = chainsaw
wood chipper = chipper shredder
lawn seed = grass seed
sod > grass seed 0.3
plant food = fertilizer
weed and feed > lawn fertilizer 0.7
roundup > weed killer 0.6
weed killer = herbicide
bug spray = insect killer
bug killer = insect killer
insecticide = insect killer
ant killer > insect killer 0.6
mouse trap = rodent trap 0.8
rat trap = rodent trap 0.8
top soil = topsoil
wood chips > mulch 0.7
river rock = pebbles 0.7
pea gravel > pebbles 0.6
garden edging = landscape edging = lawn edging
garden box > raised garden bed
raised bed = raised garden bed
garden house > storage shed 0.4
tool shed = storage shed
shed > storage building 0.7
rain barrel > rain collection 0.5
water hose = garden hose
hose pipe > garden hose
soaker = soaker hose
hose spigot = hose bibb
hose faucet = hose bibb
spigot > outdoor faucet
sprinkler head > pop up sprinkler 0.7
irrigation > sprinkler 0.6
pool noodle > pool float
swing set = playset
patio heater = outdoor heater
patio set > dining set 0.7
patio table > outdoor table
patio chair > outdoor chair
outdoor couch > outdoor sofa
lounge chair > chaise lounge
lawn chair > folding chair 0.6
beach umbrella > patio umbrella 0.6
canopy > gazebo 0.6
pergola > gazebo 0.4
awning > canopy 0.4
smoker > grill 0.4
charcoal = briquette 0.6
two by four > 2x4
2 by 4 > 2x4
treated lumber = pressure treated lumber
treated wood > pressure treated lumber
pt lumber > pressure treated lumber
treated post > pressure treated 0.7
plyboard > plywood
sheathing > osb 0.6
particle board = particleboard
press board > particleboard
pegboard = peg board
beadboard = bead board = wainscoting 0.8
wainscot = wainscoting
shiplap = ship lap
tongue and groove = t and g
quarter round > shoe moulding 0.6
base molding > baseboard
chair rail > moulding 0.6
door jamb > door frame
threshold = saddle 0.5
transition strip = reducer 0.6
t molding = t moulding
stair tread = stair step
hand rail = handrail = stair rail
banister = handrail
baluster = spindle
deck rail = deck railing
post cap = fence post cap
privacy fence > fence panel
wire fence > welded wire 0.7
chicken wire = poultry netting
hardware cloth = welded wire 0.8
hurricane tie = hurricane strap
siding > clapboard 0.5
roof shingle = shingle
roof tar = roof cement = roofing cement
rain gutter = gutter
gutter cover = gutter guard = leaf guard
down spout = downspout
gutter spout > downspout
roofing felt = roofing underlayment = tar paper
flashing > drip edge 0.5
metal roof > roof panel 0.7
metal roofing > roof panel 0.8
plexiglass = acrylic sheet
plexi glass > acrylic sheet
lexan = polycarbonate sheet
foam board = rigid foam insulation = foam insulation 0.8
styrofoam > foam board 0.8
spray foam = expanding foam = foam sealant
great stuff > foam sealant
house wrap = housewrap
vapor barrier = moisture barrier
attic fan = attic ventilator
whole house fan > attic fan 0.6
weather strip = weatherstrip = weather stripping
door sweep > door bottom
storm door > screen door 0.4
front door = entry door = exterior door
entrance door > entry door
slab door > interior door slab
closet door > bifold door 0.7
sliding closet door > bypass door 0.8
pocket door > sliding door 0.5
doggie door = dog door = pet door
dog house = doghouse
dog fence > kennel 0.5
door stop = doorstop
door lock > deadbolt 0.7
door lock > door knob 0.6
dead bolt = deadbolt
entry lock > keyed entry
keyless lock > electronic lock
pad lock = padlock
peep hole = door viewer
`;
