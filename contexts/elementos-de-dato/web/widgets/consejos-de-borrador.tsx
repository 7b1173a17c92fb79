import type { TextoPorAconsejar } from '../../rules/consejos/consejo.ts';
import { findConsejos } from '../../rules/consejos/find-consejos.ts';

interface ConsejosDeBorradorProps {
  readonly texto: TextoPorAconsejar;
}

/** What the linter advises of an element nobody has saved yet; nothing where there is no advice. */
export function ConsejosDeBorrador({ texto }: ConsejosDeBorradorProps) {
  const consejos = findConsejos(texto);
  if (consejos.length === 0) return null;
  return (
    <ul aria-label="Consejos de redacción">
      {consejos.map(({ regla, mensaje, fragmento }) => (
        <li key={regla}>
          {mensaje}
          {fragmento === '' ? null : <> En «{fragmento}».</>}
        </li>
      ))}
    </ul>
  );
}
