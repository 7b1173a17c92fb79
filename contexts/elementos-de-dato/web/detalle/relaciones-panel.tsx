import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { LineList } from '@marco/web-kit/line-list';
import type { DetalleElemento, ReferenciaVersion } from '../../contract/index.ts';
import { TIPO_RELACION } from '../../contract/terms.ts';
import styles from './detalle.module.css';
import { EnlaceVersion } from './enlaces.tsx';

interface Linea {
  readonly clave: string;
  readonly tipo: keyof typeof TIPO_RELACION;
  readonly referencia: ReferenciaVersion | null;
  /** What it is related to, where that is no element of the registry. */
  readonly texto: string;
  readonly nota: string;
}

/** What an element is related to, and who uses it. */
export function RelacionesPanel({ detalle }: { readonly detalle: DetalleElemento }) {
  const grupos = Map.groupBy(listLineas(detalle), ({ tipo }) => tipo);
  return (
    <Card title="Relaciones y usos">
      {grupos.size === 0 ? (
        <p>Ningún elemento ni servicio está relacionado con este.</p>
      ) : (
        [...grupos].map(([tipo, lineas]) => (
          <section key={tipo} className={styles['group']}>
            <h3>{TIPO_RELACION[tipo]}</h3>
            <LineList>
              {lineas.map(({ clave, referencia, texto, nota }) => (
                <li key={clave}>
                  {referencia ? <EnlaceVersion referencia={referencia} /> : <strong>{texto}</strong>}
                  {referencia ? <code>{referencia.identificador}</code> : null}
                  {nota === '' ? null : <span>{nota}</span>}
                </li>
              ))}
            </LineList>
          </section>
        ))
      )}
    </Card>
  );
}

function listLineas({ relaciones, relacionesDerivadas }: DetalleElemento): readonly Linea[] {
  return [
    ...relaciones.map(({ tipo, destino, terminoExterno, nota }): Linea => {
      const texto = terminoExterno ?? '';
      return { clave: `${tipo} ${destino?.versionId ?? texto}`, tipo, referencia: destino, texto, nota };
    }),
    ...relacionesDerivadas.map(
      ({ tipo, origen, servicio }): Linea => ({
        clave: `${tipo} ${origen?.versionId ?? servicio?.id}`,
        tipo,
        referencia: origen,
        texto: servicio?.nombre ?? '',
        nota: servicio
          ? `${presentEntidad(servicio.entidad)} · ${servicio.estado}`
          : `Versión ${origen?.numero}`,
      }),
    ),
  ];
}
