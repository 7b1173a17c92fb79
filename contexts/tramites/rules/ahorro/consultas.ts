/**
 * Measured calls that spared each paper of one trámite. A call spares one errand at most, so the papers of a servicio share
 * its calls; a paper that waits for several servicios is spared as often as the one that was called least.
 *
 * @param papeles servicios that give the data of each paper
 * @param consultas answered calls in a year by servicio
 * @returns for each paper; null where a servicio of it was not measured
 */
export function computeConsultasDePapeles(
  papeles: readonly ReadonlySet<number>[],
  consultas: ReadonlyMap<number, number>,
): (number | null)[] {
  const countPapeles = (servicioId: number) => papeles.filter((suyos) => suyos.has(servicioId)).length;
  const deCada = new Map(
    [...consultas].map(([servicioId, cuantas]) => [
      servicioId,
      cuantas / Math.max(1, countPapeles(servicioId)),
    ]),
  );
  return papeles.map((servicios) => {
    const medidas = [...servicios].flatMap((servicioId) => deCada.get(servicioId) ?? []);
    return medidas.length > 0 && medidas.length === servicios.size ? Math.min(...medidas) : null;
  });
}
