export const areaWords = {
  suggested: ["Entrada", "Cocina", "Comedor", "Sala", "Pasillo", "Chimenea", "Lavandería", "Clóset"],
  added: "Agregar el área de piso",
  change: "Cambiar el área de piso",
  move: "Mover el área de piso",
  remove: "Quitar el área de piso",
  other: "Área de piso",
};
