#!/usr/bin/env bash
# A throw-away PostgreSQL 17 with pgvector for the tests, on a Debian machine whose own suite has none that is new enough: Debian's packages
# of the next suite, in a folder that the server changes its root to. Needs root.
#
#   postgres.sh start   installs it if need be, starts an empty one in memory, and prints settings for `eval`
#   postgres.sh stop    stops it; the packages stay for the next run
set -euo pipefail

root=${CI_POSTGRES_ROOT:-/var/tmp/amberway-postgres}
suite=trixie
programs=/usr/lib/postgresql/17/bin
memory=/var/lib/postgresql/memory
data=$memory/tests
port=${CI_POSTGRES_PORT:-5543}

# As the user that the package makes, with nothing of this shell's environment.
inside() {
  chroot --userspec=postgres:postgres "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/var/lib/postgresql LC_ALL=C.UTF-8 "$@"
}

install_packages() {
  [ -e "$root/usr/share/postgresql/17/extension/vector.control" ] && return
  command -v debootstrap >/dev/null || {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends debootstrap
  } >&2
  # Where this machine's own packages come from.
  local mirror
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -n 1)
  # What an interrupted run left is no whole system.
  rm -rf --one-file-system "$root"
  mkdir -p "$root"
  debootstrap --variant=minbase --include=postgresql-17,postgresql-17-pgvector "$suite" "$root" "$mirror" >&2
  rm -f "$root"/var/cache/apt/archives/*.deb
}

# A test file's own copy of the template is a thousand small files: making and removing them takes ten times as long on a disk. Without the
# right to mount, they are there all the same.
use_memory() {
  inside mkdir -p -m 700 "$memory"
  mountpoint -q "$root$memory" && return
  mount -t tmpfs -o "mode=700,uid=$(stat -c %u "$root$memory"),gid=$(stat -c %g "$root$memory")" tmpfs "$root$memory" ||
    echo "The databases of the tests are on the disk, which is slower." >&2
}

# What a run that was killed left behind would cost every later one: the server looks after each database once a minute.
make_cluster() {
  inside rm -rf "$data"
  inside "$programs/initdb" -D "$data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >&2
}

start() {
  install_packages
  # The folder has no /dev/shm, and a mapped file would be written to the disk. What a crash would lose here nobody misses. A long log
  # would take memory.
  local settings="-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c dynamic_shared_memory_type=sysv"
  settings+=" -c max_connections=300 -c shared_buffers=256MB -c maintenance_work_mem=256MB"
  settings+=" -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=256MB"
  if ! inside "$programs/pg_ctl" -D "$data" status >/dev/null; then
    use_memory
    make_cluster
    inside "$programs/pg_ctl" -D "$data" -l "$data/log" -w -t 60 -o "-p $port $settings" start >&2
  fi
  cat <<EOT
export TEST_DATABASE_URL=postgresql://postgres@127.0.0.1:$port/postgres
export TEST_POSTGRES_ROOT=$root TEST_POSTGRES_BIN=$programs
EOT
}

case ${1:-} in
  start) start ;;
  stop)
    inside "$programs/pg_ctl" -D "$data" -m fast -w stop >/dev/null
    if mountpoint -q "$root$memory"; then umount "$root$memory"; fi
    ;;
  *)
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
