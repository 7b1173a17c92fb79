import { explainRequired } from '@marco/contract-kit/required-text';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { Textarea } from '@marco/web-kit/textarea';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EdicionPlantilla, PlantillaDetalle, updatePlantillaEndpoint } from '../../contract/index.ts';
import { LARGOS_PLANTILLA } from '../../contract/terms.ts';
import { findErroresTextos } from '../../rules/textos-plantilla.ts';
import { useGuardado } from '../use-guardado.ts';
import { BotonPrueba } from './boton-prueba.tsx';
import styles from './correos.module.css';
import { VariablesAyuda } from './variables-ayuda.tsx';
import { VistaPrevia } from './vista-previa.tsx';

type Texto = keyof typeof LARGOS_PLANTILLA;

const NOMBRES: Readonly<Record<Texto, string>> = {
  asunto: 'Asunto',
  cuerpo: 'Cuerpo del correo',
  aviso: 'Aviso en el sistema',
};

const presentSiNo = (value: boolean) => (value ? 'Sí' : 'No');

/** The lengths are of the contract; the variables of the rule the server asks too. */
function listErrores(plantilla: PlantillaDetalle, edicion: EdicionPlantilla) {
  const vacios = (Object.keys(NOMBRES) as Texto[])
    .filter((campo) => edicion[campo].trim() === '')
    .map((campo) => ({ campo, mensaje: explainRequired(NOMBRES[campo]) }));
  return [...vacios, ...findErroresTextos(plantilla, edicion)];
}

/** What of a template is edited. */
function toEdicion({ asunto, cuerpo, aviso, porCorreo, porProducto }: PlantillaDetalle): EdicionPlantilla {
  return { asunto, cuerpo, aviso, porCorreo, porProducto };
}

/** Edits one template beside its variables and what it will look like. */
export function PlantillaForm({ plantilla }: { readonly plantilla: PlantillaDetalle }) {
  const queries = useQueryClient();
  const banners = useBanner();
  const { evento, version, enProducto, variables } = plantilla;
  const saved = toEdicion(plantilla);
  const [edicion, setEdicion] = useState<EdicionPlantilla>(saved);
  useUnsavedChanges(JSON.stringify(edicion) !== JSON.stringify(saved));
  const change = (part: Partial<EdicionPlantilla>) => setEdicion((current) => ({ ...current, ...part }));
  const errores = listErrores(plantilla, edicion);
  const { save, isSaving, isSubmitted, refused } = useGuardado<PlantillaDetalle>({
    errores,
    version,
    send: (api, options) =>
      api.call<typeof updatePlantillaEndpoint>(
        { method: 'PUT', path: '/correos/plantillas/{evento}' },
        { params: { evento }, body: edicion },
        options,
      ),
    compare: (actual) => [
      ...(Object.keys(NOMBRES) as Texto[]).map((campo) => ({
        label: NOMBRES[campo],
        mine: edicion[campo],
        current: actual[campo],
      })),
      { label: 'Por correo', mine: presentSiNo(edicion.porCorreo), current: presentSiNo(actual.porCorreo) },
      {
        label: 'En el sistema',
        mine: presentSiNo(edicion.porProducto),
        current: presentSiNo(actual.porProducto),
      },
    ],
    onSaved: (actual) => {
      queries.setQueryData(['parametros', 'plantillas', evento], actual);
      void queries.invalidateQueries({ queryKey: ['parametros', 'plantillas'], exact: true });
      banners.success('Se guardó la plantilla.');
    },
  });
  const field = (campo: Texto) => ({
    label: NOMBRES[campo],
    required: true,
    value: edicion[campo],
    maxLength: LARGOS_PLANTILLA[campo],
    errors: [...errores, ...refused].filter((error) => error.campo === campo).map(({ mensaje }) => mensaje),
    submitted: isSubmitted,
    onChange: (text: string) => change({ [campo]: text }),
  });
  return (
    <div className={styles['columns']}>
      <Card title="Textos y canales">
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextInput {...field('asunto')} hint="También es el título del aviso en el sistema." />
          <Textarea
            {...field('cuerpo')}
            rows={14}
            hint="Separe los párrafos con una línea en blanco. Un párrafo que solo tiene {{enlace}} se muestra como botón."
          />
          <Textarea {...field('aviso')} rows={2} />
          <div className={styles['channels']}>
            <Checkbox
              label="Enviar por correo"
              checked={edicion.porCorreo}
              onChange={(porCorreo) => change({ porCorreo })}
            />
            {enProducto ? (
              <Checkbox
                label="Avisar en el sistema"
                checked={edicion.porProducto}
                onChange={(porProducto) => change({ porProducto })}
              />
            ) : null}
          </div>
          <div className={styles['actions']}>
            <BotonPrueba evento={evento} edicion={edicion} errores={errores} />
            <Button type="submit" busy={isSaving && 'Guardando'}>
              Guardar
            </Button>
          </div>
        </form>
      </Card>
      <div className={styles['side']}>
        <VistaPrevia plantilla={plantilla} edicion={edicion} isReady={errores.length === 0} />
        <VariablesAyuda variables={variables} />
      </div>
    </div>
  );
}
