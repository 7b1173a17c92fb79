import { allowUnless } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { useModal } from '@marco/web-kit/modal';
import { SaveStatus } from '@marco/web-kit/save-status';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { Send } from 'lucide-react';
import type { Autodiagnostico, ModeloMadurez } from '../../contract/index.ts';
import {
  findSinResponder,
  presentFaltantes,
} from '../../rules/autodiagnosticos/can-presentar-autodiagnostico.ts';
import { listDominios } from '../../rules/autodiagnosticos/comparacion.ts';
import styles from './autodiagnosticos.module.css';
import { CriterioCampos } from './criterio-campos.tsx';
import { type GradosEscritos, useRespuestas } from './use-respuestas.ts';
import { useSubmitAutodiagnostico } from './use-submit-autodiagnostico.ts';

interface BorradorProps {
  readonly autodiagnostico: Autodiagnostico;
  readonly modelo: ModeloMadurez;
  readonly onPresented: () => void;
}

const toRespuestas = (escritas: GradosEscritos) =>
  Object.entries(escritas).map(([criterio, una]) => ({ criterio, ...una }));

/** The draft as it is answered: its criteria by domain, saved while they are written, and its presentation. */
export function BorradorAutodiagnostico({ autodiagnostico, modelo, onPresented }: BorradorProps) {
  const draft = useRespuestas(autodiagnostico, modelo);
  const { submit, isSubmitting } = useSubmitAutodiagnostico();
  const modals = useModal();
  useUnsavedChanges(draft.isDirty && !isSubmitting);
  const { criterios } = modelo;
  const faltan = findSinResponder(criterios, toRespuestas(draft.values));
  const { permisos } = draft.stored ?? autodiagnostico;
  const rol = autodiagnostico.permisos.presentar;
  // What lacks is known here before it is saved; who may not present at all reads it from the server.
  const presentar = rol.unblockers.length > 0 ? rol : allowUnless(presentFaltantes(faltan));

  async function present(): Promise<void> {
    if (!(await draft.flush())) return;
    const confirmed = await modals.ask({
      title: '¿Presentar el autodiagnóstico?',
      message: 'Después de presentarlo no se puede cambiar ni deshacer. El siguiente comienza en blanco.',
      body: <Resumen modelo={modelo} escritas={draft.read().values} />,
      confirmLabel: 'Presentar',
    });
    const { stored } = draft.read();
    if (confirmed && stored !== null && (await submit(stored.version))) onPresented();
  }

  return (
    <CardStack>
      <SaveStatus state={draft.state} onRetry={() => void draft.flush()} />
      <Card title="Avance">
        <div className={styles['avance']}>
          <p role="status">
            <strong>{`${criterios.length - faltan.length} de ${criterios.length} criterios respondidos`}</strong>
          </p>
          <progress
            aria-label="Criterios respondidos"
            max={criterios.length}
            value={criterios.length - faltan.length}
          />
          <p className={styles['dominios']}>
            {listDominios(criterios).map(({ dominio, nombre, criterios: suyos }) => (
              <a key={dominio} href={`#${dominio}`}>
                {`${nombre}: ${suyos.filter((uno) => !faltan.includes(uno)).length} de ${suyos.length}`}
              </a>
            ))}
          </p>
          <div className={styles['acciones']}>
            <Button
              icon={<Send size={18} />}
              blocked={presentar}
              busy={isSubmitting ? 'Presentando' : draft.isFlushing && 'Guardando'}
              onClick={() => void present()}
            >
              Presentar
            </Button>
          </div>
        </div>
      </Card>
      {listDominios(criterios).map(({ dominio, nombre, criterios: suyos }) => (
        <div key={dominio} id={dominio}>
          <Card title={`Dominio ${nombre.toLowerCase()}`} flush>
            {suyos.map((criterio) => (
              <CriterioCampos
                key={criterio.codigo}
                criterio={criterio}
                grados={modelo.grados}
                respuesta={draft.values[criterio.codigo] ?? { grado: null, evidencia: '' }}
                isReadOnly={!permisos.editar.allowed}
                onChange={(respuesta) => draft.change({ [criterio.codigo]: respuesta })}
              />
            ))}
          </Card>
        </div>
      ))}
    </CardStack>
  );
}

/** What is about to be presented, criterion by criterion. */
function Resumen({
  modelo,
  escritas,
}: {
  readonly modelo: ModeloMadurez;
  readonly escritas: GradosEscritos;
}) {
  return (
    <ul className={styles['resumen']}>
      {modelo.criterios.map(({ codigo, nombre }) => {
        const grado = escritas[codigo]?.grado ?? 0;
        return (
          <li key={codigo}>
            <span>{nombre}</span>
            <b>{`${grado}. ${modelo.grados[grado - 1] ?? ''}`}</b>
          </li>
        );
      })}
    </ul>
  );
}
