/**
 * Trade terms in Spanish, without accents: a search for the left side finds the right. Words that are also English,
 * such as "bath" and "gas", and names of products in both, such as "sofa", are left out.
 */
export const spanishSynonyms = `
inodoro > toilet
retrete > toilet
excusado > toilet
bano > bathroom
banera > tub
tina > tub
ducha > shower
regadera > shower
grifo > faucet
llave > faucet 0.7
monomando > single handle faucet
fregadero > sink
lavaplatos > kitchen sink
lavabo > sink
lavamanos > sink
tocador > vanity
gabinete > cabinet
armario > cabinet
cajon > drawer
jaladera > pull
manija > handle
perilla > knob
bisagra > hinge
cocina > kitchen
azulejo > tile
baldosa > tile
loseta > tile
mosaico > mosaic
porcelanato > porcelain tile
porcelana > porcelain
ceramica > ceramic
piso > flooring
piso > floor
suelo > floor
pared > wall
techo > ceiling
marmol > marble
granito > granite
cuarzo > quartz
piedra > stone
ladrillo > brick
adoquin > paver
pizarra > slate
madera > wood
roble > oak
nogal > walnut
vinilo > vinyl
laminado > laminate
alfombra > rug
encimera > countertop
salpicadero > backsplash
puerta > door
ventana > window
pintura > paint
papel tapiz > wallpaper
zocalo > baseboard
moldura > moulding
espejo > mirror
lampara techo > ceiling light
lampara techo > flush mount light
ventilador techo > ceiling fan
llave agua > faucet
lampara > lamp
lampara > light
luz > light
luces > light
foco > light bulb
candelabro > chandelier
ventilador > fan
cortina > curtain
silla > chair
cama > bed
estante > shelf
repisa > shelf
toalla > towel
toallero > towel bar
jabonera > soap dish
desague > drain
tubo > pipe
tuberia > pipe
cerradura > lock
tornillo > screw
escalera > stair
jardin > garden
negro > black
negra > black
blanco > white
blanca > white
gris > gray
azul > blue
verde > green
rojo > red
roja > red
amarillo > yellow
cafe > brown 0.7
marron > brown
dorado > gold
plateado > silver
cromo > chrome
cromado > chrome
niquel > nickel
bronce > bronze
laton > brass
cobre > copper
vidrio > glass
acero inoxidable > stainless steel
brillante > glossy
pulido > polished
grande > large
pequeno > small
doble > double
`;

/** Spanish function words, which mean nothing beside any of those above. */
export const spanishJoints: ReadonlySet<string> = new Set(
  "de del la el los las para con y en un una".split(" "),
);
