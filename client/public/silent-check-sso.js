// Runs in a hidden frame: hands the provider's answer to the portal's page, which is of the same origin.
parent.postMessage(location.href, location.origin);
