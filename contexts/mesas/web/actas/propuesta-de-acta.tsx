import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { StackedTable } from '@marco/web-kit/stacked-table';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PropuestaActa } from '../../contract/index.ts';
import { toGestionReunion } from '../../contract/mesas-private.paths.ts';
import styles from './propuesta-de-acta.module.css';
import { usePropuestaActa } from './use-acta.ts';

interface PropuestaDeActaProps {
  readonly idReunion: number;
}

/** The acta as it would be issued now: what the minutes made of it, each part with the place where it is corrected. */
export function PropuestaDeActa({ idReunion }: PropuestaDeActaProps) {
  const propuesta = usePropuestaActa(idReunion);
  return (
    <LoadBlock query={propuesta} subject="el acta propuesta">
      {(datos) => <Propuesta idReunion={idReunion} propuesta={datos} />}
    </LoadBlock>
  );
}

function Propuesta({ idReunion, propuesta }: PropuestaDeActaProps & { readonly propuesta: PropuestaActa }) {
  const { titulo, datos, puntos, avance, decisiones, documentos, porRevisar } = propuesta;
  const toSeccion = (seccion: 'programacion' | 'desarrollo') =>
    `${toGestionReunion(idReunion)}?seccion=${seccion}`;
  const [programacion, desarrollo] = [toSeccion('programacion'), toSeccion('desarrollo')];
  return (
    <>
      {porRevisar.length === 0 ? null : (
        <Notice tone="warn">
          <p>Antes de emitir el acta:</p>
          <ul className={styles['revisar']}>
            {porRevisar.map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
        </Notice>
      )}
      <article className={styles['hoja']} aria-label="Acta propuesta">
        <header>
          <p>Propuesta</p>
          <h3>{titulo}</h3>
        </header>
        <Parte titulo="Reunión" to={programacion}>
          <dl className={styles['datos']}>
            {datos.map(({ nombre, valor }) => (
              <div key={nombre}>
                <dt>{nombre}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        </Parte>
        <Parte titulo="Asistentes" to={desarrollo}>
          <Tabla titulo="Asistentes" tabla={propuesta.asistentes} vacia="Nadie fue invitado." />
        </Parte>
        <Parte titulo="Orden del día" to={desarrollo}>
          {puntos.length === 0 ? <p>La reunión no tiene puntos.</p> : null}
          <ol className={styles['lista']}>
            {puntos.map(({ titulo: punto, notas }, lugar) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand still, and two may say the same
              <li key={`${lugar} ${punto}`}>
                <b>{punto}</b>
                {notas.trim() === '' ? null : <p>{notas.trim()}</p>}
              </li>
            ))}
          </ol>
        </Parte>
        <Parte titulo="Avance" to={desarrollo}>
          <p>{avance === '' ? 'Sin registrar' : avance}</p>
        </Parte>
        <Parte titulo="Decisiones" to={desarrollo}>
          {decisiones.length === 0 ? <p>No se registraron decisiones en esta reunión.</p> : null}
          <ol className={styles['lista']}>
            {decisiones.map((texto, lugar) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand still, and two may say the same
              <li key={`${lugar} ${texto}`}>
                <p>{texto}</p>
              </li>
            ))}
          </ol>
        </Parte>
        <Parte titulo="Compromisos" to={desarrollo}>
          <Tabla
            titulo="Compromisos"
            tabla={propuesta.compromisos}
            vacia="No se acordaron compromisos en esta reunión."
          />
        </Parte>
        <Parte titulo="Documentos adjuntos" to={desarrollo}>
          {documentos.length === 0 ? (
            <p>La reunión no tiene documentos adjuntos.</p>
          ) : (
            <ul className={styles['lista']}>
              {documentos.map((nombre, lugar) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they stand still, and two may say the same
                <li key={`${lugar} ${nombre}`}>{nombre}</li>
              ))}
            </ul>
          )}
        </Parte>
      </article>
    </>
  );
}

interface ParteProps {
  readonly titulo: string;
  /** Where it is corrected. */
  readonly to: string;
  readonly children: ReactNode;
}

function Parte({ titulo, to, children }: ParteProps) {
  return (
    <div className={styles['parte']}>
      <div className={styles['titulo']}>
        <h4>{titulo}</h4>
        <Link to={to} data-print="hide">
          Corregir <span className="sr">{titulo}</span>
        </Link>
      </div>
      {children}
    </div>
  );
}

interface TablaProps {
  readonly titulo: string;
  readonly tabla: PropuestaActa['asistentes'];
  readonly vacia: string;
}

interface FilaDeActa {
  readonly fila: readonly string[];
  readonly lugar: number;
}

function Tabla({ titulo, tabla: { columnas, filas }, vacia }: TablaProps) {
  if (filas.length === 0) return <p>{vacia}</p>;
  return (
    <StackedTable
      isTop
      label={`${titulo} del acta`}
      columns={columnas.map((label, lugar) => ({ label, cell: ({ fila }: FilaDeActa) => fila[lugar] ?? '' }))}
      rows={filas.map((fila, lugar) => ({ fila, lugar }))}
      rowKey={({ lugar }) => lugar}
    />
  );
}
