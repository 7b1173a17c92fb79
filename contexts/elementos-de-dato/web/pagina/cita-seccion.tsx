import { presentEntidad } from '@marco/entidades/terms';
import { toDiccionario, toOid } from '@marco/oid/paths';
import { Button } from '@marco/web-kit/button';
import { Identifier, useCopyText } from '@marco/web-kit/clipboard';
import { formatDate } from '@marco/web-kit/format';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DetalleElemento } from '../../contract/index.ts';
import { ESTADOS_PUBLICOS } from '../../contract/terms.ts';
import { TextoCopiable } from '../detalle/texto-copiable.tsx';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

interface CitarSeccionProps {
  readonly detalle: DetalleElemento;
  /** Under the lines: how other programs read it. */
  readonly children?: ReactNode;
}

/** How an element is named for ever: its address, its OID, what a text writes of it, and what other systems call it. */
export function CitarSeccion({ detalle, children }: CitarSeccionProps) {
  const { oid, capa, identificadores } = detalle;
  const enlace = toPermanente(detalle);
  return (
    <ReadingBlock id="citar" title={SECCIONES.citar}>
      <div className={styles['cite']}>
        {enlace === null ? null : <Cita nombre="Enlace permanente" que="el enlace" texto={enlace} />}
        <div>
          <span className={styles['key']}>OID de esta versión</span>
          <Identifier text={oid} name="el OID">
            <Link to={toOid(oid)} title="Ver la estructura del OID">
              {oid}
            </Link>
          </Identifier>
        </div>
        {enlace === null ? null : (
          <Cita nombre="Cómo citarlo" que="la cita" texto={presentCita(detalle, enlace)} />
        )}
        <div>
          <span className={styles['key']}>Espacio de nombres</span>
          <TextoCopiable texto={capa.espacioNombres} nombre="el espacio de nombres" />
        </div>
        {identificadores.map(({ sistema, valor }) => (
          <div key={`${sistema} ${valor}`}>
            <span className={styles['key']}>Identificador en {sistema}</span>
            <code>{valor}</code>
          </div>
        ))}
      </div>
      {children}
    </ReadingBlock>
  );
}

interface CitaProps {
  readonly nombre: string;
  /** 'el enlace'. */
  readonly que: string;
  readonly texto: string;
}

function Cita({ nombre, que, texto }: CitaProps) {
  const { shown, copy, isCopied } = useCopyText<HTMLSpanElement>(texto, `Se copió ${que}.`);
  return (
    <div>
      <span className={styles['key']}>{nombre}</span>
      <span ref={shown} className={styles['value']}>
        {texto}
      </span>
      <Button
        variant="neutral"
        size="small"
        icon={isCopied ? <Check size={15} /> : <Copy size={15} />}
        data-print="hide"
        onClick={() => void copy()}
      >
        {isCopied ? 'Copiado' : 'Copiar'} <span className="sr">{que}</span>
      </Button>
    </div>
  );
}

/** The address of this version in the dictionary, which never changes; null before it was in force. */
function toPermanente({ estado, capa, dominio, identificador, numero }: DetalleElemento): string | null {
  if (!ESTADOS_PUBLICOS.some((one) => one === estado)) return null;
  return location.origin + toDiccionario([capa.codigo, dominio.codigo, identificador, numero].join('/'));
}

function presentCita(
  { entidadResponsable, rigeDesde, nombre, numero }: DetalleElemento,
  enlace: string,
): string {
  const quien = entidadResponsable === null ? '' : `${presentEntidad(entidadResponsable.nombre)} `;
  const anio = rigeDesde === null ? '' : `(${formatDate(rigeDesde).slice(-4)}). `;
  return `${quien}${anio}${nombre}, versión ${numero}. Diccionario de elementos de dato. ${enlace}`;
}
