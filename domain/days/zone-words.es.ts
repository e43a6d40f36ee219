export const marketTime = "hora del Pacífico";
