/** What people of the demo marketplace say about it, by their part in a job. */
export const testimonials = [
  {
    name: "Marisol Quint",
    role: "Contractor",
    place: "Portland, OR",
    text: "I used to drive clients to four yards on a Saturday. Now they pick at the kitchen table, and on Monday I have a list with boxes and waste worked out.",
  },
  {
    name: "Theo Brandvold",
    role: "Homeowner",
    place: "Madison, WI",
    text: "We saw the tile in our own bathroom before we paid for it. The second one looked nothing like the sample board and everything like what we wanted.",
  },
  {
    name: "Ines Calloway",
    role: "Designer",
    place: "Austin, TX",
    text: "The room shows grout width and plank length as they are. I stopped writing apologies about renderings.",
  },
  {
    name: "Desmond Okafor",
    role: "Project Manager",
    place: "Philadelphia, PA",
    text: "Every shipment has its own line with its own date. My schedule finally follows the shipments instead of the phone.",
  },
  {
    name: "Hana Whitlock",
    role: "Homeowner",
    place: "Tucson, AZ",
    text: "Thirteen boxes, it said, with ten percent for cuts. We had half a box left. I keep it in the garage, as I was told.",
  },
  {
    name: "Rafael Stroud",
    role: "Contractor",
    place: "Denver, CO",
    text: "My markup, my logo, my clients. And nobody asks me for a deposit on a display wall.",
  },
  {
    name: "Priya Lindqvist",
    role: "Designer",
    place: "Newark, NJ",
    text: "Two versions side by side end most discussions in ten minutes. The price below each ends the rest.",
  },
  {
    name: "Walt Jeong",
    role: "Project Manager",
    place: "Honolulu, HI",
    text: "Freight to the islands was on the quote before I ordered, and it was what I paid.",
  },
  {
    name: "Corinne Abara",
    role: "Homeowner",
    place: "Tampa, FL",
    text: "One faucet came scratched. I took a picture, had a new one in a week, and never had to explain it twice.",
  },
  {
    name: "Sam Hollander",
    role: "Contractor",
    place: "Boise, ID",
    text: "Profit by line, the day it becomes available, and a payout that matches. That is all I ever wanted from a supplier's portal.",
  },
  {
    name: "Lucia Ferreira",
    role: "Designer",
    place: "San Diego, CA",
    text: "I share one link. The client comments on the wall, not on an email about the wall.",
  },
  {
    name: "Grant Ellery",
    role: "Project Manager",
    place: "Columbus, OH",
    text: "We ran nine bathrooms from one template and changed the floor in three of them. The lists stayed right.",
  },
] as const;
