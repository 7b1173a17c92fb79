import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { formatMoment } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Check, Copy, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import type { CotejoActa } from '../../contract/actas.terms.ts';
import type { Acta, VerificacionActa } from '../../contract/index.ts';
import styles from './acta-panel.module.css';
import { useVerificacion } from './use-acta.ts';

const COTEJO: Readonly<Record<CotejoActa, string>> = {
  intacto: 'Intacto',
  cambiado: 'Cambió después del sello',
  ausente: 'Ya no está guardado',
  agregado: 'Se agregó después del sello',
  retirado: 'Se retiró después del sello',
};

interface ActaSelloProps {
  readonly idReunion: number;
  readonly acta: Acta;
  readonly sello: string;
}

/** The seal in full, what it covers, and its verification: anybody may ask for it. */
export function ActaSello({ idReunion, acta, sello }: ActaSelloProps) {
  const titleId = useId();
  const { shown, copy, isCopied } = useCopyText(sello, 'El sello fue copiado.');
  const { data, error, isFetching, refetch } = useVerificacion(idReunion);

  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>Sello</h3>
      <p className={styles['seal']}>
        <code ref={shown}>{sello}</code>
      </p>
      <p>
        Huella SHA-256 de {acta.archivosSellados.length} archivos y del contenido del acta. Si cambia un solo
        byte, la verificación dice cuál archivo.
      </p>
      <div className={styles['actions']} data-print="hide">
        <Button
          variant="neutral"
          icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
          onClick={() => void copy()}
        >
          Copiar sello
        </Button>
        <Button
          icon={<ShieldCheck size={18} />}
          busy={isFetching && 'Verificando'}
          onClick={() => void refetch()}
        >
          Verificar
        </Button>
      </div>
      <div role="status">{data && !isFetching ? <Resultado verificacion={data} /> : null}</div>
      {error && !isFetching ? (
        <Notice tone="err" role="alert">
          {errorMessage(error)}
        </Notice>
      ) : null}
      <details className={styles['covered']}>
        <summary>Archivos que cubre el sello</summary>
        <ul>
          {acta.archivosSellados.map(({ idArchivo, nombre, sha256 }) => (
            <li key={idArchivo}>
              <b>{nombre}</b>
              <code>{sha256}</code>
            </li>
          ))}
        </ul>
      </details>
      {acta.publica ? (
        <details className={styles['covered']}>
          <summary>Edición pública</summary>
          <p>
            Muestra entidades y cantidades en lugar de los nombres de quienes asistieron. La verificación
            comprueba que corresponde al contenido sellado.
          </p>
          <ul>
            <li>
              <b>Huella de la edición pública</b>
              <code>{acta.publica.huella}</code>
            </li>
            {[acta.publica.pdf, acta.publica.docx].map(({ idArchivo, nombre, sha256 }) => (
              <li key={idArchivo}>
                <b>{nombre}</b>
                <code>{sha256}</code>
              </li>
            ))}
            <li>
              <b>Huella del contenido completo</b>
              <code>{acta.huellaContenido}</code>
            </li>
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function Resultado({ verificacion }: { readonly verificacion: VerificacionActa }) {
  const { valida, verificadaEn, archivos, diferencias, selloCalculado } = verificacion;
  const moment = formatMoment(verificadaEn);
  if (valida)
    return (
      <Notice tone="ok">
        El sello corresponde: el acta y sus documentos están como se sellaron. Verificado el {moment}.
      </Notice>
    );
  const alterados = archivos.filter(({ hallazgo }) => hallazgo !== 'intacto');
  return (
    <Notice tone="err">
      <b>El sello no corresponde.</b> Lo que difiere:
      <ul className={styles['differences']}>
        {alterados.map(({ nombre, hallazgo }) => (
          <li key={`${nombre} ${hallazgo}`}>
            <b>{nombre}</b>: {COTEJO[hallazgo].toLowerCase()}.
          </li>
        ))}
        {diferencias.map((diferencia) => (
          <li key={diferencia}>{diferencia}</li>
        ))}
      </ul>
      <p>
        Sello calculado ahora: <code>{selloCalculado}</code>
      </p>
    </Notice>
  );
}
