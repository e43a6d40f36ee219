#!/bin/sh
# Makes deploy/secrets once, with a new password for each engine. Files that are there stay as they are.
# Keep a copy of secret_key where you keep backups: without it, what is sealed in the database can't be read.
set -eu
umask 077
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
cd secrets

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# $1: the file, standard input: its contents
keep() { if [ -e "$1" ]; then cat >/dev/null; else cat >"$1"; fi; }

random | keep secret_key
keep other_secret_keys </dev/null
random | keep postgres_password
random | keep redis_password
random | keep s3_password

postgres=$(cat postgres_password) redis=$(cat redis_password) s3=$(cat s3_password)
echo "\"showroom\" \"$postgres\"" | keep pgbouncer_users
echo "postgres://showroom:$postgres@pgbouncer:6432/showroom" | keep database_url
echo "postgres://showroom:$postgres@postgres:5432/showroom" | keep database_direct_url
printf 'requirepass %s\nmaxmemory 256mb\nmaxmemory-policy allkeys-lru\nsave ""\n' "$redis" | keep redis_config
echo "redis://:$redis@redis:6379" | keep redis_url
printf 'export ROOT_ACCESS_KEY=showroom ROOT_SECRET_KEY=%s\n' "$s3" | keep s3_root
printf '[default]\naws_access_key_id = showroom\naws_secret_access_key = %s\n' "$s3" | keep s3_credentials
# containers read them as users of their own; on this machine, only the owner of the folder gets to them
chmod 644 ./*
