import { defineErrors } from '@marco/contract-kit';

export const diccionarioErrors = defineErrors({
  ELEMENTO_NO_PUBLICADO: {
    status: 404,
    mensaje: 'El elemento de dato que busca no existe o no ha sido incorporado al lenguaje común.',
  },
  IDENTIFICADOR_AMBIGUO: {
    status: 409,
    mensaje: 'Varios elementos de dato tienen ese identificador. Indique la capa de uso y el dominio.',
  },
  FORMA_NO_DISPONIBLE: {
    status: 406,
    mensaje: 'El elemento de dato no está disponible en ninguno de los formatos que pide.',
  },
});
