import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { SaveTries } from '@marco/web-kit/field';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { useAddressParams } from '@marco/web-kit/page';
import { SaveStatus } from '@marco/web-kit/save-status';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Tabs } from '@marco/web-kit/tabs';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toVersionElemento } from '../contract/elementos-de-dato.paths.ts';
import type { ElementoPrivado } from '../contract/index.ts';
import { LIMITES_ELEMENTO } from '../contract/terms.ts';
import { NumeroVersion } from './ciclo/numero-version.tsx';
import { useAccionDeCiclo } from './ciclo/use-accion-de-ciclo.ts';
import { CampoTexto } from './formulario/campos.tsx';
import { ConsejosPanel } from './formulario/consejos-panel.tsx';
import styles from './formulario/edicion.module.css';
import { EnlaceASeccion } from './formulario/enlace-a-seccion.tsx';
import { IdentificadoresExternos } from './formulario/identificadores-externos.tsx';
import { ParecidosPanel } from './formulario/parecidos-panel.tsx';
import { SeccionAdjuntos } from './formulario/seccion-adjuntos.tsx';
import { SeccionComponentes } from './formulario/seccion-componentes.tsx';
import { SeccionEstandares } from './formulario/seccion-estandares.tsx';
import { SeccionFuentes } from './formulario/seccion-fuentes.tsx';
import { SeccionNombres } from './formulario/seccion-nombres.tsx';
import { SeccionRelaciones } from './formulario/seccion-relaciones.tsx';
import { SeccionRestricciones } from './formulario/seccion-restricciones.tsx';
import { SeccionSignificado } from './formulario/seccion-significado.tsx';
import { useIdentificadores } from './formulario/use-identificadores.ts';
import { type Redaccion, useRedaccion } from './formulario/use-redaccion.ts';
import { ValoresPanel } from './valores/valores-panel.tsx';

interface FormularioElementoProps {
  readonly inicial: ElementoPrivado;
  /** As the server keeps it after each save: what it lacks to be sent to review, the number it should have. */
  readonly actual: ElementoPrivado;
}

/** The draft of an element in sections; it is saved while it is written. */
export function FormularioElemento({ inicial, actual }: FormularioElementoProps) {
  const { versionId, elementoId, tipo, clase } = inicial;
  const redaccion = useRedaccion(inicial);
  const { values: valores, change, errores } = redaccion;
  const seccion = { valores, change, errores };
  const { params, change: changeAddress } = useAddressParams();
  const [tries, setTries] = useState(0);
  const identificadores = useIdentificadores(inicial);
  const leaving = useRef(false);
  useUnsavedChanges(redaccion.isDirty && !leaving.current);
  const tabs = listTabs(inicial);
  const selected = tabs.find(({ id }) => id === params.get('seccion'))?.id ?? 'significado';

  return (
    <SideLayout
      isSticky
      sideLabel="Ayuda para escribir el elemento"
      side={
        <>
          <ConsejosPanel valores={valores} elemento={inicial} />
          <ParecidosPanel
            nombre={valores.nombre}
            definicion={valores.definicion}
            exceptoElementoId={elementoId}
          />
          {actual.numeracion === null ? null : (
            <Card title="Número de la versión">
              <NumeroVersion
                elemento={actual}
                onBefore={async () => ((await redaccion.flush()) ? redaccion.readVersion() : null)}
                onSaved={(saved) => redaccion.follow(saved)}
              />
            </Card>
          )}
          <Pendientes pendientes={actual.pendientes} />
          <Envio
            elemento={inicial}
            enviar={actual.acciones.enviar}
            redaccion={redaccion}
            leaving={leaving}
            onTry={() => setTries(tries + 1)}
          />
        </>
      }
    >
      <div>
        <SaveStatus
          state={redaccion.state}
          savedLabel="Borrador guardado"
          onRetry={() => void redaccion.flush()}
        />
        <Tabs
          label="Secciones del elemento"
          tabs={tabs}
          selected={selected}
          onSelect={(id) => changeAddress({ seccion: id }, { replace: true, preventScrollReset: true })}
        >
          <SaveTries value={tries}>
            <CardStack>
              {selected === 'significado' ? (
                <>
                  <SeccionSignificado {...seccion} />
                  {inicial.numero === '1.0' ? null : (
                    <Card title="Esta versión">
                      <CampoTexto
                        label="Qué cambia esta versión"
                        hint="Una línea que se lee en la lista de versiones."
                        maxLength={LIMITES_ELEMENTO.resumenCambio}
                        value={valores.resumenCambio}
                        onChange={(resumenCambio) => change({ resumenCambio })}
                        error={errores['resumenCambio']}
                      />
                    </Card>
                  )}
                </>
              ) : null}
              {selected === 'estructura' && tipo === 'simple' ? (
                <SeccionRestricciones {...seccion} clase={clase} />
              ) : null}
              {selected === 'estructura' && tipo === 'compuesto' ? (
                <SeccionComponentes {...seccion} elementoId={elementoId} />
              ) : null}
              {selected === 'valores' ? <ValoresPanel versionId={versionId} redaccion={redaccion} /> : null}
              {selected === 'nombres' ? (
                <>
                  <SeccionNombres {...seccion} />
                  <IdentificadoresExternos form={identificadores} />
                </>
              ) : null}
              {selected === 'fuentes' ? (
                <>
                  <SeccionFuentes {...seccion} />
                  <SeccionEstandares {...seccion} />
                </>
              ) : null}
              {selected === 'relaciones' ? (
                <>
                  <SeccionRelaciones {...seccion} elementoId={elementoId} />
                  <SeccionAdjuntos {...seccion} />
                </>
              ) : null}
            </CardStack>
          </SaveTries>
        </Tabs>
      </div>
    </SideLayout>
  );
}

const SECCIONES = [
  { id: 'significado', label: 'Significado' },
  { id: 'estructura', label: 'Estructura' },
  { id: 'valores', label: 'Valores' },
  { id: 'nombres', label: 'Nombres' },
  { id: 'fuentes', label: 'Fuentes' },
  { id: 'relaciones', label: 'Relaciones' },
] as const;

function listTabs({ clase }: ElementoPrivado) {
  return clase === 'lista' ? SECCIONES : SECCIONES.filter(({ id }) => id !== 'valores');
}

function Pendientes({ pendientes }: Pick<ElementoPrivado, 'pendientes'>) {
  return (
    <Card title="Para enviar a revisión">
      {pendientes.length === 0 ? (
        <Notice tone="ok">No le falta nada.</Notice>
      ) : (
        <ul className={styles['advice']}>
          {pendientes.map(({ campo, mensaje }) => (
            <li key={`${campo} ${mensaje}`}>
              <EnlaceASeccion campo={campo} mensaje={mensaje} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface EnvioProps {
  readonly enviar: ElementoPrivado['acciones']['enviar'];
  readonly elemento: ElementoPrivado;
  readonly redaccion: Redaccion;
  readonly leaving: { current: boolean };
  /** The draft is about to be sent: missing fields are shown everywhere. */
  readonly onTry: () => void;
}

/** Saves all changes and sends the draft to review. */
function Envio({ elemento, redaccion, enviar, leaving, onTry }: EnvioProps) {
  const modals = useModal();
  const navigate = useNavigate();
  const { move, isSaving } = useAccionDeCiclo(elemento);

  async function send(): Promise<void> {
    onTry();
    if (!(await redaccion.flush())) {
      await modals.alert({
        title: 'Hay cambios sin guardar',
        message: 'Corrija los campos señalados antes de enviar el elemento a revisión.',
      });
      return;
    }
    const isSure = await modals.ask({
      title: '¿Enviar a revisión?',
      message: 'Otra persona del ministerio lo revisará. Mientras tanto no se puede editar.',
      confirmLabel: 'Enviar a revisión',
    });
    leaving.current = isSure;
    if (!isSure || !(await move('enviar', {}, redaccion.readVersion()))) return;
    await navigate(toVersionElemento(elemento.versionId));
  }

  return (
    <Button
      icon={<SendHorizontal size={18} />}
      blocked={enviar}
      busy={(isSaving || redaccion.isFlushing) && 'Enviando'}
      onClick={() => void send()}
    >
      Enviar a revisión
    </Button>
  );
}
