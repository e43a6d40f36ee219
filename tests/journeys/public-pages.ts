interface PublicPage {
  path: string;
  title: string;
  heading: string;
  /** The page's content before any script runs. */
  says: readonly (string | RegExp)[];
}

/** The public pages of text, and the landing page. */
export const pages: readonly PublicPage[] = [
  {
    path: "",
    title: "Materia: tile, stone, wood and fixtures at your pro&#x27;s prices",
    heading: "Save Time, Save Money, Build Smarter",
    says: [
      "Our mission is to reduce the cost of your renovation",
      "Our Brand Partners",
      "Shop by category",
      "Become a pro",
      "Why join",
      "Communicate with Contractor",
      "Client Success Story",
      "Project Manager",
      "Make your customer happier",
      "Bathroom Vanitys",
    ],
  },
  {
    path: "about_us",
    title: "About Us",
    heading: "About Us",
    says: ["over 25,000 materials", "55% on kitchens"],
  },
  {
    path: "how_it_works",
    title: "How it works",
    heading: "How it works",
    says: ["Choose a floor plan", "Choose a template", "Walk the virtual showroom", "Finalize the materials"],
  },
  {
    path: "contact",
    title: "Contact",
    heading: "Contact",
    says: ["Send message", "About materials and prices"],
  },
  {
    path: "faq",
    title: "FAQ",
    heading: "Questions and answers",
    says: [
      "Product Information",
      "My Order",
      "Shipping and Delivery",
      "Returns and Cancelations",
      "My Account",
      "12 days from delivery",
    ],
  },
  {
    path: "return_policy",
    title: "Return Policy",
    heading: "Return Policy",
    says: ["12 days", "30 days", "7 to 14 business days", "never more than the cost of the return shipping"],
  },
  {
    path: "your_orders",
    title: "My Order",
    heading: "My Order",
    says: ["Ready for Pick Up", "within 48 hours"],
  },
  {
    path: "cookies_policy",
    title: "Cookies Policy",
    heading: "Cookies Policy",
    says: ["__Host-session", "cookie_consent"],
  },
  {
    path: "privacy_policy",
    title: "Privacy Policy",
    heading: "Privacy Policy",
    says: ["May 3, 2021", "Social sign-on", "third-party payment provider"],
  },
  {
    path: "terms_of_service",
    title: "Terms of Service",
    heading: "END USER LICENSE AGREEMENT AND TERMS OF SERVICE",
    says: [
      "Summary of Material Terms",
      "Licence Scope",
      "Third-Party Disputes",
      "Miscellaneous",
      "at least 13 years old",
      "46 business days",
      "or 100 dollars, whichever is greater",
      "within one year",
    ],
  },
  { path: "our-brands", title: "Our Brand Partners", heading: "Our Brand Partners", says: [/\d+ products?/] },
  {
    path: "pro-account",
    title: "For Pros",
    heading: "A showroom of your own, without the rent",
    says: ["Add to Home Screen", "$199.00"],
  },
];
