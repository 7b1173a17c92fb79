import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { TextInput } from '@marco/web-kit/field';
import { useModal } from '@marco/web-kit/modal';
import { PageHeading } from '@marco/web-kit/page';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PiezaLeida, PiezaPedida, TableroLeido, updateTableroEndpoint } from '../../contract/index.ts';
import {
  addPieza,
  canAddPieza,
  canSaveTablero,
  findLugar,
  listPuestas,
  toBorrador,
  updateLugar,
  updatePieza,
} from '../../rules/tableros/borrador.ts';
import { PiezaEnEdicion } from './pieza-en-edicion.tsx';
import styles from './tablero.module.css';
import { TABLEROS_KEY, toTableroKey } from './use-tableros.ts';

const PiezaDialog = lazy(async () => ({ default: (await import('./pieza-dialog.tsx')).PiezaDialog }));

interface EdicionProps {
  readonly tablero: TableroLeido;
  readonly onEnd: () => void;
}

const toPedida = ({ codigo, ambito, vistaId, forma }: PiezaLeida): PiezaPedida => ({
  codigo,
  ambito,
  vistaId,
  forma,
});
const presentPiezas = (piezas: readonly PiezaLeida[]) =>
  piezas.map(({ titulo, parte }) => `${titulo} ${parte}`).join('; ');
const isSameBody = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A board that is being changed: its name and its piezas, which stay as they are until it is saved. */
export function EdicionTablero({ tablero, onEnd }: EdicionProps) {
  const [nombre, setNombre] = useState(tablero.nombre);
  const [borrador, setBorrador] = useState(() => toBorrador(tablero.piezas));
  const [isAdding, setAdding] = useState(tablero.piezas.length === 0);
  const [dicho, setDicho] = useState('');
  const modals = useModal();
  const { send, isSaving } = useVersionedChange<TableroLeido>({
    show: (queries, saved) => queries.setQueryData(toTableroKey(tablero.id), saved),
    refresh: TABLEROS_KEY,
  });
  const piezas = listPuestas(borrador);
  const body = { nombre: nombre.trim(), piezas: piezas.map(toPedida) };
  const isDirty = !isSameBody(body, { nombre: tablero.nombre, piezas: tablero.piezas.map(toPedida) });
  useUnsavedChanges(isDirty && !isSaving);
  const save = () =>
    send({
      version: tablero.version,
      send: (api, options) =>
        api.call<typeof updateTableroEndpoint>(
          { method: 'PUT', path: '/tableros/{id}' },
          { params: { id: String(tablero.id) }, body },
          options,
        ),
      compare: (actual) => [
        { label: 'Nombre', mine: body.nombre, current: actual.nombre },
        { label: 'Piezas', mine: presentPiezas(piezas), current: presentPiezas(actual.piezas) },
      ],
      done: 'El tablero quedó guardado.',
      onSaved: onEnd,
    });
  async function leave(): Promise<void> {
    const isSure =
      !isDirty ||
      (await modals.ask({
        title: '¿Descartar los cambios?',
        message: 'El tablero queda como estaba.',
        confirmLabel: 'Descartar',
      }));
    if (isSure) onEnd();
  }
  function move(clave: number, paso: -1 | 1, titulo: string): void {
    const movido = updateLugar(borrador, clave, paso);
    setBorrador(movido);
    setDicho(`${titulo}: lugar ${findLugar(movido, clave)} de ${piezas.length}`);
  }
  const canAdd = canAddPieza(borrador);
  const canSave = canSaveTablero(nombre);
  return (
    <>
      <PageHeading title={tablero.nombre} lead="Los cambios se ven cuando guarde." />
      <CardStack>
        <Card isForScreen>
          <div className={styles['barra']}>
            <TextInput label="Nombre" value={nombre} onChange={setNombre} errors={canSave.reasons} />
            <Button
              variant="secondary"
              icon={<Plus size={18} />}
              blocked={canAdd}
              aria-haspopup="dialog"
              onClick={() => setAdding(true)}
            >
              Agregar pieza
            </Button>
            <Button variant="neutral" onClick={() => void leave()}>
              Cancelar
            </Button>
            <Button busy={isSaving && 'Guardando'} blocked={canSave} onClick={() => void save()}>
              Guardar
            </Button>
          </div>
        </Card>
        <p role="status" className="sr">
          {dicho}
        </p>
        <ul className={styles['piezas']}>
          {borrador.map((una) => (
            <PiezaEnEdicion
              key={una.clave}
              puesta={una}
              lugar={findLugar(borrador, una.clave)}
              cuantas={piezas.length}
              canReturn={canAdd}
              onMove={(paso) => move(una.clave, paso, una.pieza.titulo)}
              onForma={(forma) =>
                setBorrador(
                  updatePieza(borrador, una.clave, {
                    pieza: { ...una.pieza, forma, tarjeta: null, grafica: null, vista: null },
                  }),
                )
              }
              onRemove={(isQuitada) => setBorrador(updatePieza(borrador, una.clave, { isQuitada }))}
            />
          ))}
        </ul>
      </CardStack>
      {isAdding ? (
        <Suspense fallback={null}>
          <PiezaDialog
            onAdd={(pieza) => setBorrador((antes) => addPieza(antes, pieza))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
