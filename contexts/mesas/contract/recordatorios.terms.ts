/** Those who owe a commitment, or an answer to a meeting, are reminded at most once in so many hours. */
export const HORAS_ENTRE_RECORDATORIOS = 24;
