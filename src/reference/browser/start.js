// Everything that would lead away from this server is left out, and keys are not kept.
globalThis.Scalar.createApiReference("#reference", {
  url: "/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  persistAuth: false,
  authentication: { preferredSecurityScheme: "ApiKey" },
  documentDownloadType: "direct",
  showOperationId: true,
  defaultOpenAllTags: true,
  orderSchemaPropertiesBy: "preserve",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});
