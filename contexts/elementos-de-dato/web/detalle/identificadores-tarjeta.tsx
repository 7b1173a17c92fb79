import { Card } from '@marco/web-kit/card';
import { Tag } from '@marco/web-kit/tag';
import type { DetalleElemento } from '../../contract/index.ts';
import styles from './ficha.module.css';
import { OidConEstructura } from './oid-con-estructura.tsx';
import { TextoCopiable } from './texto-copiable.tsx';

/** How people and machines name the element. */
export function IdentificadoresTarjeta({ detalle }: { readonly detalle: DetalleElemento }) {
  const { oid, oidDetails, identificador, capa, nombres, identificadores } = detalle;
  return (
    <Card title="Identificadores">
      <dl className={styles['ids']}>
        <div>
          <dt>OID</dt>
          <dd>
            <OidConEstructura oid={oid} oidDetails={oidDetails} />
          </dd>
        </div>
        <div>
          <dt>Identificador</dt>
          <dd>
            <TextoCopiable texto={identificador} nombre="el identificador" />
          </dd>
        </div>
        <div>
          <dt>Espacio de nombres</dt>
          <dd>
            <TextoCopiable texto={capa.espacioNombres} nombre="el espacio de nombres" />
          </dd>
        </div>
        {nombres.length > 0 ? (
          <div>
            <dt>Otros nombres</dt>
            <dd className={styles['names']}>
              {nombres.map(({ tipo, nombre }) => (
                <Tag key={`${tipo} ${nombre}`}>{nombre}</Tag>
              ))}
            </dd>
          </div>
        ) : null}
        {identificadores.map(({ sistema, valor }) => (
          <div key={`${sistema} ${valor}`}>
            <dt>{sistema}</dt>
            <dd>
              <code>{valor}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
