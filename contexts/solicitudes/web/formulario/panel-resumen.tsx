import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './formulario.module.css';
import { isNormaVacia, type ValoresSolicitud } from './valores.ts';

interface PanelResumenProps {
  readonly valores: ValoresSolicitud;
  /** State of the servicio; null while the directory does not have it. */
  readonly estadoServicio: string | null;
  readonly documentos: number;
}

/** What the request is about so far (design 07). */
export function PanelResumen({ valores, estadoServicio, documentos }: PanelResumenProps) {
  const normas = valores.normas.filter((norma) => !isNormaVacia(norma)).length;
  return (
    <Card title="Resumen de la solicitud">
      <dl className={styles['facts']}>
        <DatoResumen nombre="Servicio">{valores.servicioNombre.trim() || 'Sin nombre'}</DatoResumen>
        <DatoResumen nombre="Elementos de dato">
          {count(valores.campos.length, 'identificado', 'identificados')}
        </DatoResumen>
        <DatoResumen nombre="Normas">{count(normas, 'norma', 'normas')}</DatoResumen>
        <DatoResumen nombre="Otros documentos">{count(documentos, 'documento', 'documentos')}</DatoResumen>
        <DatoResumen nombre="Estado del servicio">
          {estadoServicio === null ? (
            'Entra al directorio al radicar'
          ) : (
            <EstadoServicioChip nombre={estadoServicio} />
          )}
        </DatoResumen>
      </dl>
    </Card>
  );
}

/** A fact of the summary, with its name. */
export function DatoResumen({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** A requirement as the list says it. */
interface RequisitoDicho {
  readonly texto: string;
  readonly cumplido: boolean;
}

/** What the step on show needs, and what of it is there. */
export function PanelRequisitos({ requisitos }: { readonly requisitos: readonly RequisitoDicho[] }) {
  const hechos = requisitos.filter(({ cumplido }) => cumplido).length;
  return (
    <Card title="Requisitos del paso" aside={<Tag>{`${hechos} de ${requisitos.length}`}</Tag>}>
      <ul className={styles['checks']}>
        {requisitos.map(({ texto, cumplido }) => (
          <li key={texto} className={cumplido ? styles['done'] : undefined}>
            {cumplido ? <CircleCheck size={18} /> : <Circle size={18} />}
            <span>
              <span className="sr">{cumplido ? 'Listo: ' : 'Falta: '}</span>
              {texto}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const count = (cuantos: number, one: string, many: string) =>
  `${formatNumber(cuantos)} ${cuantos === 1 ? one : many}`;
