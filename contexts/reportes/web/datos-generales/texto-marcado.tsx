import { Link } from 'react-router';
import {
  type ParteDeTexto,
  parseTextoMarcado,
  type TrozoDeTexto,
} from '../../rules/datos-generales/texto-marcado.ts';
import styles from './datos-generales.module.css';

/** A text that the ministry wrote: paragraphs and lists with bold words and links. */
export function TextoMarcado({ texto }: { readonly texto: string }) {
  return (
    <div className={styles['texto']}>
      {parseTextoMarcado(texto).map((parte, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
        <Parte key={place} parte={parte} />
      ))}
    </div>
  );
}

/** The words of a text within a sentence, with their marks. */
export function LineaMarcada({ texto }: { readonly texto: string }) {
  const lineas = parseTextoMarcado(texto).flatMap((parte) =>
    parte.tipo === 'parrafo' ? [parte.trozos] : parte.items,
  );
  return (
    <Trozos trozos={lineas.flatMap((trozos, at) => (at === 0 ? trozos : [{ texto: ' ' }, ...trozos]))} />
  );
}

function Parte({ parte }: { readonly parte: ParteDeTexto }) {
  if (parte.tipo === 'parrafo')
    return (
      <p>
        <Trozos trozos={parte.trozos} />
      </p>
    );
  return (
    <ul>
      {parte.items.map((trozos, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list stay where they are
        <li key={place}>
          <Trozos trozos={trozos} />
        </li>
      ))}
    </ul>
  );
}

function Trozos({ trozos }: { readonly trozos: readonly TrozoDeTexto[] }) {
  return trozos.map(({ texto, isBold, enlace }, place) => {
    const key = `${place} ${texto}`;
    if (enlace === undefined)
      return isBold ? <strong key={key}>{texto}</strong> : <span key={key}>{texto}</span>;
    if (enlace.startsWith('/'))
      return (
        <Link key={key} to={enlace}>
          {texto}
        </Link>
      );
    return (
      <a key={key} href={enlace} rel="noreferrer">
        {texto}
      </a>
    );
  });
}
