// The hidden frame of a silent sign-in ends here: it hands the answer over and loads no application.
parent.postMessage({ type: 'marco:respuesta-autenticador', address: location.href }, location.origin);
