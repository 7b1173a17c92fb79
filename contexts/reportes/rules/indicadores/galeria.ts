/** What of a card is looked for. */
interface Buscada {
  readonly codigo: string;
  readonly nombre: string;
  readonly pregunta: string;
  readonly grupo: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cards of a group whose code, name or question has every word. */
export function findTarjetas<Una extends Buscada>(
  tarjetas: readonly Una[],
  { texto, grupo }: { readonly texto: string; readonly grupo: string },
): readonly Una[] {
  const palabras = fold(texto).split(/\s+/).filter(Boolean);
  return tarjetas.filter((una) => {
    const donde = fold(`${una.codigo} ${una.nombre} ${una.pregunta}`);
    return (grupo === '' || una.grupo === grupo) && palabras.every((palabra) => donde.includes(palabra));
  });
}
