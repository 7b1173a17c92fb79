import { formatNumber } from '@marco/web-kit/format';
import { Textarea } from '@marco/web-kit/textarea';
import { LIMITES_NIVEL_TRES, PAPEL_RESPONSABLE } from '../../contract/terms.ts';
import { ConsumidoresField } from '../formulario/consumidores-field.tsx';
import styles from './nivel-tres.module.css';
import { ParteCard } from './parte-card.tsx';
import { CamposDeFila, RespuestaCard } from './respuesta-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';

interface EtapaProps {
  readonly formulario: FormularioDeNivelTres;
}

/** Who uses the servicio, who answers for it, and what they promise. */
export function EtapaOrganizacional({ formulario }: EtapaProps) {
  const { guardada, diligenciamiento } = formulario;
  const { values: valores, change } = diligenciamiento;
  return (
    <>
      <ParteCard solicitud={guardada} lugar="organizacional.procesos" titulo="Trámites y procesos">
        <Textarea
          label="Trámites y procesos que usan el intercambio"
          required
          rows={3}
          maxLength={LIMITES_NIVEL_TRES.largo}
          value={valores.procesos}
          onChange={(procesos) => change({ procesos })}
        />
      </ParteCard>
      <ParteCard solicitud={guardada} lugar="organizacional.consumidores" titulo="Entidades consumidoras">
        <ConsumidoresField valores={valores} onChange={change} />
      </ParteCard>
      <ResponsablesCard formulario={formulario} />
      <RespuestaCard
        formulario={formulario}
        parte="ans"
        lugar="organizacional.ans"
        titulo="Acuerdo de niveles de servicio (ANS)"
        texto="Lo que su entidad promete a quien consume; la página del servicio lo compara con lo medido."
        campos={[
          { campo: 'disponibilidadMensual', span: 4, required: true, hint: 'Del mes en que responde: 99,5.' },
          { campo: 'p95', span: 4, required: true, hint: '95 de cada 100 respuestas llegan antes.' },
          { campo: 'tasaError', span: 4, required: true, hint: 'De las peticiones del mes.' },
          {
            campo: 'capacidadDiaria',
            span: 4,
            required: true,
            hint:
              guardada.volumenEstimado === null
                ? 'Las que atiende como máximo.'
                : `El nivel 1 estimó ${formatNumber(guardada.volumenEstimado)} mensajes al mes.`,
          },
          { campo: 'horario', span: 8, required: true, hint: 'Todo el día, todos los días; o sus ventanas.' },
          { campo: 'soporteRespuestaHoras', span: 4, required: true, hint: 'Horas hábiles.' },
          { campo: 'soporteSolucionHoras', span: 4, required: true, hint: 'Horas hábiles.' },
        ]}
      />
      <RespuestaCard
        formulario={formulario}
        parte="soporte"
        lugar="organizacional.soporte"
        titulo="Mesa de ayuda"
        texto="El buzón y el horario se publican con el servicio."
        campos={[
          { campo: 'canal', span: 6, required: true, hint: 'Buzón o teléfono institucional.' },
          { campo: 'horario', span: 6, required: true, hint: 'Días y horas en que atiende.' },
          { campo: 'respuestaHoras', span: 6, required: true },
        ]}
      />
      <RespuestaCard
        formulario={formulario}
        parte="continuidad"
        lugar="organizacional.continuidad"
        titulo="Plan de continuidad y de cambios"
        campos={[
          {
            campo: 'fecha',
            span: 6,
            required: true,
            hint: `De los últimos ${LIMITES_NIVEL_TRES.mesesContinuidad} meses.`,
          },
        ]}
        documento={{ required: true }}
      />
    </>
  );
}

function ResponsablesCard({ formulario }: EtapaProps) {
  const { guardada, diligenciamiento } = formulario;
  const { values, change } = diligenciamiento;
  const { responsables } = values;
  return (
    <ParteCard
      solicitud={guardada}
      lugar="organizacional.responsables"
      titulo="Responsables del servicio"
      texto="Los cuatro papeles; una persona puede tener varios. No se publican."
    >
      {responsables.map((responsable, at) => (
        <fieldset key={responsable.papel} className={styles['prueba']}>
          <legend>{PAPEL_RESPONSABLE[responsable.papel]}</legend>
          <CamposDeFila
            formulario={formulario}
            parte="responsables"
            fila={responsable}
            ruta={`responsables.${at}`}
            campos={[
              { campo: 'nombre', span: 6, required: true },
              { campo: 'cargo', span: 6, required: true },
              { campo: 'correo', span: 6, required: true },
            ]}
            onChange={(next) =>
              change({ responsables: responsables.with(at, next as (typeof responsables)[number]) })
            }
          />
        </fieldset>
      ))}
    </ParteCard>
  );
}
