{{- define "showroom.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "showroom.labels" -}}
app.kubernetes.io/name: showroom
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "showroom.selector" -}}
app.kubernetes.io/name: showroom
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* What all roles are told; secrets come from Secrets alone. */}}
{{- define "showroom.env" -}}
{{- $name := include "showroom.name" . -}}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: TRUSTED_PROXIES, value: {{ .Values.networkPolicy.trustedProxies | quote }} }
- { name: METRICS_PORT, value: "9464" }
- { name: DRAIN_SECONDS, value: {{ .Values.drainSeconds | quote }} }
{{- range $key, $value := .Values.config }}
- { name: {{ $key }}, value: {{ $value | quote }} }
{{- end }}
{{- if .Values.postgres.enabled }}
- name: DATABASE_USER
  valueFrom: { secretKeyRef: { name: {{ $name }}-{{ .Values.postgres.cluster }}-app, key: username } }
- name: DATABASE_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ $name }}-{{ .Values.postgres.cluster }}-app, key: password } }
- name: DATABASE_URL
  value: postgres://$(DATABASE_USER):$(DATABASE_PASSWORD)@{{ $name }}-{{ .Values.postgres.cluster }}-pooler:5432/showroom
- name: DATABASE_DIRECT_URL
  value: postgres://$(DATABASE_USER):$(DATABASE_PASSWORD)@{{ $name }}-{{ .Values.postgres.cluster }}-rw:5432/showroom
{{- end }}
{{- if .Values.redis.enabled }}
- name: REDIS_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.redis.secret }}, key: password } }
- name: REDIS_URL
  value: redis://:$(REDIS_PASSWORD)@{{ $name }}-redis:6379
{{- end }}
{{- if .Values.opensearch.enabled }}
- name: OPENSEARCH_USER
  valueFrom: { secretKeyRef: { name: {{ .Values.opensearch.secret }}, key: username } }
- name: OPENSEARCH_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.opensearch.secret }}, key: password } }
- name: OPENSEARCH_URL
  value: https://$(OPENSEARCH_USER):$(OPENSEARCH_PASSWORD)@{{ $name }}-opensearch:9200
- { name: NODE_EXTRA_CA_CERTS, value: /etc/opensearch/ca.crt }
{{- end }}
{{- end }}
