"""Serves OpenStack Swift with its S3 API on loop-back, all of it in this one process and in the folder that is named.

Usage: S3_ACCESS_KEY_ID=vitrine:tester S3_SECRET_ACCESS_KEY=… serve-swift.py FOLDER
Prints its address. SIGTERM ends it; the folder, which it makes, is the caller's to remove.
"""

import os
import signal
import sys

import eventlet
import eventlet.wsgi

eventlet.patcher.monkey_patch()

from swift.common import utils  # noqa: E402
from swift.common.ring.builder import RingBuilder  # noqa: E402
from swift.common.storage_policy import reload_storage_policies  # noqa: E402
from swift.common.wsgi import loadapp, SwiftHttpProtocol  # noqa: E402

BACKEND = """
[DEFAULT]
devices = {folder}/devices
mount_check = false
swift_dir = {folder}
bind_ip = 127.0.0.1
disable_fallocate = true

[pipeline:main]
pipeline = {kind}-server

[app:{kind}-server]
use = egg:swift#{kind}
"""

PROXY = """
[DEFAULT]
swift_dir = {folder}
bind_ip = 127.0.0.1

[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth copy slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
auth_pipeline_check = false

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin

[filter:copy]
use = egg:swift#copy

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo
"""


def main(folder, key_id, secret):
    account, user = key_id.split(":")
    os.makedirs(os.path.join(folder, "devices", "disk"))
    write(folder, "swift.conf", "[swift-hash]\nswift_hash_path_prefix = vitrine\nswift_hash_path_suffix = tests\n")
    utils.set_swift_dir(folder)
    utils.validate_configuration()
    reload_storage_policies()

    sockets = {kind: eventlet.listen(("127.0.0.1", 0)) for kind in ("account", "container", "object", "proxy")}
    for kind in ("account", "container", "object"):
        make_ring(folder, kind, sockets[kind].getsockname()[1])
        write(folder, kind + ".conf", BACKEND.format(folder=folder, kind=kind))
    write(folder, "proxy.conf", PROXY.format(folder=folder, account=account, user=user, secret=secret))

    for kind, listening in sockets.items():
        app = forgetful(loadapp(os.path.join(folder, kind + ".conf"), global_conf={"log_name": kind}))
        eventlet.spawn(
            eventlet.wsgi.server,
            listening,
            app,
            utils.NullLogger(),
            protocol=SwiftHttpProtocol,
            # A client may look for ETag as it is spelled.
            capitalize_response_headers=False,
        )
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    print("http://127.0.0.1:%d" % sockets["proxy"].getsockname()[1], flush=True)
    while True:
        eventlet.sleep(3600)


def forgetful(app):
    """Swift asks for a memcached; one that remembers nothing will do here, and never answers what has changed since."""

    def answer(environ, start_response):
        environ["swift.cache"] = NoCache()
        return app(environ, start_response)

    return answer


class NoCache:
    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    delete = set


def write(folder, name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def make_ring(folder, kind, port):
    """One copy of everything on one disk: what is tried here is the talk, not the disks."""
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))


main(sys.argv[1], os.environ["S3_ACCESS_KEY_ID"], os.environ["S3_SECRET_ACCESS_KEY"])
