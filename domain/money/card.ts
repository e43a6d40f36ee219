import cardValidator from "card-validator";

/** A card in the field names of the forms and the API. It is passed on or dropped, never stored. */
export interface CardFields {
  card_number: string;
  name_on_Card: string;
  /** MM/YY */
  exp_date: string;
  cvv: string;
}

/** Messages by field, in the specification's words. */
export type CardProblems = Partial<Record<keyof CardFields, string>>;

const longestNumber = 19;

/** Whether any card field was filled in; otherwise there is nothing to check. */
export function isCardGiven(card: Partial<CardFields>): boolean {
  return [card.card_number, card.name_on_Card, card.exp_date, card.cvv].some((text) => text?.trim());
}

/** What is wrong with a card that was filled in; empty when nothing is. */
export function cardProblems(card: Partial<CardFields>): CardProblems {
  const problems: CardProblems = {};
  if (!isCardNumber(card.card_number ?? "")) problems.card_number = "Invalid Card Number.";
  if (!card.name_on_Card?.trim()) problems.name_on_Card = "Enter the name on the card.";
  if (!isExpiry(card.exp_date ?? "")) problems.exp_date = "Invalid Expiration Date.";
  if (!isSecurityCode(card.cvv ?? "", card.card_number ?? "")) problems.cvv = "Invalid CVC.";
  return problems;
}

/** Whether the number is complete and its check digit correct. */
export const isCardNumber = (typed: string): boolean => cardValidator.number(digitsOf(typed)).isValid;

/** Whether `MM/YY` is a month that has not passed and lies within the next 19 years. */
export const isExpiry = (typed: string): boolean =>
  /^\d\d\/\d\d$/.test(typed.trim()) && cardValidator.expirationDate(typed.trim()).isValid;

/** Whether the code has the right length for the card's brand: four digits for American Express, else three. */
export function isSecurityCode(typed: string, cardNumber: string): boolean {
  return cardValidator.cvv(typed.trim(), securityCodeLength(cardNumber)).isValid;
}

/** The number of digits of the card's code; 3 while the brand is unknown. */
export const securityCodeLength = (cardNumber: string): number =>
  cardValidator.number(digitsOf(cardNumber)).card?.code.size ?? 3;

/** The brand as its owner spells it, such as "Visa"; empty while the digits could be several brands. */
export const cardBrand = (cardNumber: string): string =>
  cardNumber.trim() === "" ? "" : (cardValidator.number(digitsOf(cardNumber)).card?.niceType ?? "");

/** Digits in groups of four, formatted while you type. */
export const formatCardNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, longestNumber)
    .replace(/(\d{4})(?=\d)/g, "$1 ");

/**
 * An expiry as MM/YY while you type; a single first digit above 1 can only be that month, and four-digit years lose
 * their century.
 */
export function formatExpiry(typed: string): string {
  const [head = "", tail = ""] = typed.split("/", 2);
  const apart = typed.includes("/");
  let digits = digitsOf(head);
  if (/^[2-9]/.test(digits) || (apart && digits.length === 1)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = (digits.slice(2) + digitsOf(tail)).replace(/^20(?=\d\d)/, "").slice(0, 2);
  return year || (apart && month.length === 2) ? `${month}/${year}` : month;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
