import { formatDate } from '@marco/web-kit/format';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { Tag } from '@marco/web-kit/tag';
import { BadgeCheck, ExternalLink, FileText, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetalleElemento, Norma } from '../../contract/index.ts';
import { TIPO_FUENTE, TIPO_NORMA } from '../../contract/terms.ts';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

interface FuentesSeccionProps {
  readonly detalle: DetalleElemento;
  /** Under the lines: the documents attached to it. */
  readonly children?: ReactNode;
}

/** How many lines the section has. */
export function countFuentes({ normas, estandares, fuentes }: DetalleElemento): number {
  return normas.length + estandares.length + fuentes.length;
}

/** Where an element comes from: rules of law, standards, sources. */
export function FuentesSeccion({ detalle, children }: FuentesSeccionProps) {
  const { normas, estandares, fuentes } = detalle;
  return (
    <ReadingBlock id="fuentes" title={SECCIONES.fuentes}>
      {countFuentes(detalle) === 0 ? null : (
        <ul className={styles['sources']}>
          {normas.map((norma) => (
            <Linea
              key={presentNorma(norma)}
              icon={<Landmark size={17} />}
              nombre={presentNorma(norma)}
              url={norma.url}
              nota={norma.entidadEmisora}
              clase="Norma"
            />
          ))}
          {estandares.map(({ id, codigo, nombre, sigla, edicion, organismo, url }) => (
            <Linea
              key={`estandar ${id}`}
              icon={<BadgeCheck size={17} />}
              nombre={sigla === '' ? nombre : `${sigla}: ${nombre}`}
              url={url}
              nota={[codigo, edicion, organismo].filter(Boolean).join(', ')}
              clase="Estándar"
            />
          ))}
          {fuentes.map(({ tipo, nombre, url, edicion, fecha }) => (
            <Linea
              key={`${tipo} ${nombre} ${edicion}`}
              icon={<FileText size={17} />}
              nombre={nombre}
              url={url}
              nota={[TIPO_FUENTE[tipo], edicion, fecha === null ? '' : formatDate(fecha)]
                .filter(Boolean)
                .join(', ')}
              clase="Fuente"
            />
          ))}
        </ul>
      )}
      {children}
    </ReadingBlock>
  );
}

interface LineaProps {
  readonly icon: ReactNode;
  readonly nombre: string;
  readonly url: string;
  readonly nota: string;
  readonly clase: string;
}

function Linea({ icon, nombre, url, nota, clase }: LineaProps) {
  return (
    <li>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <div className={styles['source']}>
        <ConEnlace url={url}>{nombre}</ConEnlace>
        {nota === '' ? null : <small>{nota}</small>}
      </div>
      <Tag>{clase}</Tag>
    </li>
  );
}

interface ConEnlaceProps {
  readonly url: string;
  readonly children: string;
}

/** A name that leads outside where an address was written; only to the web. */
function ConEnlace({ url, children }: ConEnlaceProps) {
  if (!/^https?:\/\//i.test(url)) return <strong>{children}</strong>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
      <ExternalLink size={14} aria-hidden="true" />
      <span className="sr">(se abre en otra ventana)</span>
    </a>
  );
}

function presentNorma({ tipo, numero, anio, articulo }: Norma): string {
  const norma = numero === '' ? `${TIPO_NORMA[tipo]} de ${anio}` : `${TIPO_NORMA[tipo]} ${numero} de ${anio}`;
  return articulo === '' ? norma : `${norma}, artículo ${articulo}`;
}
