export const trowels = {
  unknown: "una llana dentada del tamaño que indica la bolsa de mortero",
  mosaic: "una llana de dientes en V de 3/16 in",
  small: "una llana de dientes cuadrados de 1/4 × 1/4 in",
  medium: "una llana de dientes cuadrados de 1/4 × 3/8 in",
  large: "una llana de dientes cuadrados de 1/2 × 1/2 in, y ponga mortero también al reverso de cada loseta",
};
