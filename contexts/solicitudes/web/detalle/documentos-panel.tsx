import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import type { Norma, Solicitud } from '../../contract/index.ts';
import { TIPO_NORMA } from '../../contract/terms.ts';
import styles from './detalle.module.css';

/** The norms the exchange rests on and the other documents of a request. */
export function DocumentosPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const { normas, documentos } = solicitud;
  return (
    <CardStack>
      <Card title="Normativa que respalda el servicio" aside={<Tag>{String(normas.length)}</Tag>}>
        {normas.length === 0 ? (
          <EmptyState title="La solicitud no tiene normas." />
        ) : (
          <ul className={styles['norms']}>
            {normas.map((norma) => (
              <NormaItem key={norma.id} norma={norma} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Otros documentos de soporte" aside={<Tag>{String(documentos.length)}</Tag>} flush>
        {documentos.length === 0 ? (
          <EmptyState title="La solicitud no tiene otros documentos." />
        ) : (
          <ListaArchivos archivos={documentos} />
        )}
      </Card>
    </CardStack>
  );
}

function NormaItem({ norma }: { readonly norma: Norma }) {
  const { tipo, numero, fechaExpedicion, articulo, habilita, documento } = norma;
  return (
    <li>
      <b>
        {tipo === null ? 'Norma' : TIPO_NORMA[tipo]} {numero}
        {fechaExpedicion === null ? null : ` del ${formatDate(fechaExpedicion)}`}
        {articulo === '' ? null : `, ${articulo}`}
      </b>
      <p>{habilita}</p>
      {documento === null ? null : <ListaArchivos archivos={[documento]} />}
    </li>
  );
}
