import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { formatDate } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetalleElemento, Norma } from '../../contract/index.ts';
import { TIPO_FUENTE, TIPO_NORMA } from '../../contract/terms.ts';

/** Where an element comes from: sources, rules of law, standards. */
export function FuentesPanel({
  detalle: { fuentes, normas, estandares },
}: {
  readonly detalle: DetalleElemento;
}) {
  return (
    <CardStack>
      <Card title="Fuentes">
        <Lineas vacio="No se registraron fuentes.">
          {fuentes.map(({ tipo, nombre, url, edicion, fecha }) => (
            <li key={`${tipo} ${nombre} ${edicion}`}>
              <ConEnlace url={url}>{nombre}</ConEnlace>
              <span>
                {[TIPO_FUENTE[tipo], edicion, fecha === null ? '' : formatDate(fecha)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </Lineas>
      </Card>
      <Card title="Normatividad">
        <Lineas vacio="No se registró normatividad.">
          {normas.map((norma) => (
            <li key={presentNorma(norma)}>
              <ConEnlace url={norma.url}>{presentNorma(norma)}</ConEnlace>
              <span>{norma.entidadEmisora}</span>
            </li>
          ))}
        </Lineas>
      </Card>
      <Card title="Estándares asociados">
        <Lineas vacio="No tiene estándares asociados.">
          {estandares.map(({ id, codigo, nombre, sigla, edicion, organismo, url }) => (
            <li key={id}>
              <ConEnlace url={url}>{sigla === '' ? nombre : `${sigla}: ${nombre}`}</ConEnlace>
              <span>{[codigo, edicion, organismo].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </Lineas>
      </Card>
    </CardStack>
  );
}

interface LineasProps {
  readonly vacio: string;
  readonly children: readonly ReactNode[];
}

function Lineas({ vacio, children }: LineasProps) {
  return children.length === 0 ? <p>{vacio}</p> : <LineList>{children}</LineList>;
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
      {children} <ExternalLink size={14} aria-hidden="true" />
      <span className="sr">(se abre en otra ventana)</span>
    </a>
  );
}

function presentNorma({ tipo, numero, anio, articulo }: Norma): string {
  const norma = numero === '' ? `${TIPO_NORMA[tipo]} de ${anio}` : `${TIPO_NORMA[tipo]} ${numero} de ${anio}`;
  return articulo === '' ? norma : `${norma}, artículo ${articulo}`;
}
