/** Names of colors with what is usually meant by them in a house. Our own values. */
export const colorNames = `
white #f6f4ef|bright white #fbfbf9|crisp white #fbfbf9|pure white #fcfcfb|warm white #f4eee2|soft white #f5f1e8
off white #f1ece0|creamy white #f3ead6|cream #f0e6d0|ivory #f1ead9|bone #e6dfcf|eggshell #efe8d8|alabaster #efebe1
beige #d9cab1|sand #d5c4a5|oatmeal #dccfb9|tan #c6a982|camel #b98f5d|khaki #b5a582|taupe #a5978a|greige #c3b9a8
mushroom #b9aca0|mocha #6b5142|brown #6d4f3a|chocolate #4e3528|espresso #3b2a21|chestnut #75462f|caramel #b3783f
gray #9a9c9b|warm gray #a8a199|dove gray #b9b9b4|slate gray #65707a|charcoal #474a4e|graphite #45474a|black #262626
jet black #161616|soft black #333230|matte black #262626|off black #302f2d|navy #24344f|navy blue #24344f|midnight blue #1d2940
blue #4a6f95|royal blue #2f4f9e|cobalt #2a4e9b|indigo #3b3f72|denim #4f6b8a|slate blue #5f7186|dusty blue #8ea2b4
powder blue #b5c9d8|baby blue #b9d3e4|sky blue #9cc3dd|ice blue #d3e2e8|aqua #8fc6c4|turquoise #44a6a3|teal #2f6a6b
blue green #3f7478|seafoam #a9cfbd|mint #b9dcc4|sage #9aa78c|sage green #9aa78c|green #4c7253|forest green #2f4a38
hunter green #2c4a37|emerald #1f6b4f|olive #6f7048|olive green #6f7048|moss green #77804f|eucalyptus #9bb0a2
lime green #a3c14a|yellow #e3c14f|pale yellow #f1e3a4|butter yellow #f2e2a6|mustard #c79a34|ocher #c08a36|orange #cf7a3e
burnt orange #b5602f|rust #a4532f|terracotta #b8684a|peach #eebf9f|coral #e08a73|pink #dba6a8|blush #e2bfb3
dusty pink #cfa5a0|dusty rose #c39a95|hot pink #d2558a|red #9c322d|brick red #8e3d2f|burgundy #5f2230|maroon #5c2329
purple #6f5a82|plum #5c3a52|lavender #b9aecd|lilac #c5b3d3|clay #bf8d78|gold #c2a05c|silver #c0c2c4|bronze #5a4636
copper #a8653f|dark wood #4a3527|dark stained wood #4a3527|light wood #d2b48a|blonde wood #dcc39a|pale wood #dcc39a
emerald green #1f6b4f|jade green #4f8f75|jade #4f8f75|teal blue #2b6477|teal green #2f6a5f|cobalt blue #2a4e9b|indigo blue #3b3f72|denim blue #4f6b8a
cognac #97592f|cherry red #9b2f33|wine red #6a2433|cornflower blue #7d9dd0|periwinkle #9aa2d2|mauve #b596a8|champagne #dcc9a8
mint green #b9dcc4|seafoam green #a9cfbd|charcoal gray #474a4e|mustard yellow #c79a34|coral pink #e08a73|blush pink #e2bfb3|rust orange #a4532f
chocolate brown #4e3528|ocean blue #2f6690|steel blue #5b7c99|gray blue #7d8fa0|blue gray #7d8fa0|gray green #8b978a|green gray #8b978a
`;
