import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { isNotFound } from '@marco/web-kit/not-found';
import { Archive, ArrowRight, BookmarkPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DetalleNodo } from '../../contract/index.ts';
import { toNodoEnArbol } from '../../contract/oid.paths.ts';
import { NOMBRES_TIPO_NODO } from '../../contract/terms.ts';
import { EstructuraOid } from '../estructura-oid.tsx';
import styles from '../oid.module.css';
import { OidNoAsignado } from '../oid-no-asignado.tsx';
import { EstadoNodoChip } from './estado-nodo-chip.tsx';
import { NodoModal } from './nodo-modal.tsx';
import { useCambioNodo } from './use-cambio-nodo.ts';
import { useNodo } from './use-nodo.ts';

interface NodoPanelProps {
  readonly oid: string;
  /** Chooses another node of the tree. */
  readonly onSelect: (oid: string) => void;
}

/** What is known of the chosen node, and what may be done with it. */
export function NodoPanel({ oid, onSelect }: NodoPanelProps) {
  const nodo = useNodo(oid);
  if (isNotFound(nodo.error)) return <OidNoAsignado oid={oid} />;
  return (
    <LoadBlock query={nodo} subject="el nodo">
      {(detalle) => <Detalle nodo={detalle} onSelect={onSelect} />}
    </LoadBlock>
  );
}

interface DetalleProps {
  readonly nodo: DetalleNodo;
  readonly onSelect: (oid: string) => void;
}

function Detalle({ nodo, onSelect }: DetalleProps) {
  const { oid, nombre, descripcion, tipo, estado, hijos, siguienteArco, objeto, retiro, permisos } = nodo;
  const [edited, setEdited] = useState<'textos' | 'reserva' | null>(null);
  return (
    <Card title={nombre} aside={<EstadoNodoChip estado={estado} />}>
      <div className={styles['panel']}>
        <FactSheet>
          <Fact name="OID" wide>
            <span className={styles['number']}>{oid}</span>
          </Fact>
          <Fact name="Clase">{NOMBRES_TIPO_NODO[tipo]}</Fact>
          <Fact name="Nodos debajo">{formatNumber(hijos)}</Fact>
          {permisos.reservar.allowed ? (
            <Fact name="Siguiente arco libre" wide>
              <span className={styles['number']}>{`${oid}.${siguienteArco}`}</span>
            </Fact>
          ) : null}
          {objeto ? (
            <Fact name="Identifica a" wide>
              {[objeto.nombre, objeto.estado].filter(Boolean).join(' · ')}
            </Fact>
          ) : null}
          <Fact name="Descripción" wide>
            {descripcion}
          </Fact>
          {retiro ? (
            <>
              <Fact name="Retirado">{formatLongDate(retiro.fecha)}</Fact>
              <Fact name="Motivo del retiro" wide>
                {retiro.motivo}
              </Fact>
            </>
          ) : null}
        </FactSheet>
        <div className={styles['actions']}>
          {objeto?.direccion ? (
            <ButtonLink variant="secondary" icon={<ArrowRight size={18} />} to={objeto.direccion}>
              Abrir
            </ButtonLink>
          ) : null}
          <Button icon={<Pencil size={18} />} blocked={permisos.editar} onClick={() => setEdited('textos')}>
            Editar nombre
          </Button>
          <Button
            variant="secondary"
            icon={<BookmarkPlus size={18} />}
            blocked={permisos.reservar}
            onClick={() => setEdited('reserva')}
          >
            Reservar arco
          </Button>
          <Retirar nodo={nodo} />
        </div>
        <section>
          <h3>Estructura</h3>
          <EstructuraOid
            oidDetails={nodo.oidDetails}
            link={(ancestor) => <Link to={toNodoEnArbol(ancestor)}>{ancestor}</Link>}
          />
        </section>
      </div>
      {edited ? (
        <NodoModal nodo={nodo} accion={edited} onClose={() => setEdited(null)} onReserved={onSelect} />
      ) : null}
    </Card>
  );
}

function Retirar({ nodo }: { readonly nodo: DetalleNodo }) {
  const modals = useModal();
  const { retirar, isSaving } = useCambioNodo(nodo);

  async function ask(): Promise<void> {
    await modals.askText({
      title: '¿Retirar el nodo reservado?',
      message: 'Su arco queda tomado: no se asignará a nada más. No se puede deshacer.',
      label: 'Motivo',
      confirmLabel: 'Retirar',
      tone: 'warn',
      send: retirar,
    });
  }

  return (
    <Button
      variant="neutral"
      icon={<Archive size={18} />}
      blocked={nodo.permisos.retirar}
      busy={isSaving && 'Retirando'}
      onClick={() => void ask()}
    >
      Retirar
    </Button>
  );
}
