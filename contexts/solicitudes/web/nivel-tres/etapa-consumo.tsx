import { RadioGroup } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import { LIMITES_NIVEL_TRES, POLITICA_CONSUMO, POLITICAS_CONSUMO } from '../../contract/terms.ts';
import { NOMBRES_DE_RESPUESTA } from './nombres-de-respuesta.ts';
import { ParteCard } from './parte-card.tsx';
import { CamposDeFila } from './respuesta-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';
import { NOMBRES_NIVEL_TRES } from './valores-nivel-tres.ts';

const OPCIONES = POLITICAS_CONSUMO.map((value) => ({ value, label: POLITICA_CONSUMO[value] }));

/** How others get the servicio: by themselves or by a decision, under which conditions and how much of it. */
export function EtapaConsumo({ formulario }: { readonly formulario: FormularioDeNivelTres }) {
  const { guardada, diligenciamiento } = formulario;
  const { values: valores, change } = diligenciamiento;
  const { consumo, observaciones } = valores;
  const isManual = consumo.politica === 'manual';
  return (
    <>
      <ParteCard solicitud={guardada} lugar="consumo.politica" titulo="Acceso al servicio">
        <RadioGroup
          label={NOMBRES_DE_RESPUESTA.consumo.politica}
          required
          options={OPCIONES}
          value={consumo.politica === '' ? null : consumo.politica}
          onChange={(politica) => change({ consumo: { ...consumo, politica } })}
        />
        <CamposDeFila
          formulario={formulario}
          parte="consumo"
          fila={consumo}
          ruta="consumo"
          campos={[
            ...(isManual ? [{ campo: 'diasRespuesta', span: 6 as const, required: true }] : []),
            { campo: 'condiciones', span: 12, hint: 'Qué debe cumplir quien lo pida.' },
          ]}
          onChange={(next) => change({ consumo: next as typeof consumo })}
        />
      </ParteCard>
      <ParteCard
        solicitud={guardada}
        lugar="consumo.cuotas"
        titulo="Cuotas"
        texto="Vacías, no hay límite distinto del que promete el ANS."
      >
        <CamposDeFila
          formulario={formulario}
          parte="consumo"
          fila={consumo}
          ruta="consumo"
          campos={[
            { campo: 'cuotaConsumidor', span: 6 },
            { campo: 'cuotaTotal', span: 6 },
          ]}
          onChange={(next) => change({ consumo: next as typeof consumo })}
        />
      </ParteCard>
      <ParteCard solicitud={guardada} lugar="consumo.observaciones" titulo="Observaciones">
        <Textarea
          label={NOMBRES_NIVEL_TRES.observaciones}
          optional
          rows={3}
          maxLength={LIMITES_NIVEL_TRES.largo}
          value={observaciones}
          onChange={(texto) => change({ observaciones: texto })}
        />
      </ParteCard>
    </>
  );
}
